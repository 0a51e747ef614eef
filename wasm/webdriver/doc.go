// Package webdriver drives browsers other than Chromium for the tests of the
// page: Firefox by WebDriver BiDi, and WebKitGTK by classic WebDriver.
//
//	f, err := webdriver.StartFirefox("firefox-esr", nil)
//	…
//	defer f.Close()
//	page, err := f.NewPage()
//	err = page.Visit("http://127.0.0.1:8080/")
//	title, err := page.Evaluate("document.title")
//
// Both browsers need a display, which may be Xvfb: without one Firefox has no WebGL. They draw in software.
//
// It implements only the parts of the two protocols that the tests need, and is not part of the program.
package webdriver
