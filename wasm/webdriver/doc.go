// Package webdriver drives browsers other than Chromium for the tests of the
// page: Firefox by WebDriver BiDi, and WebKitGTK by classic WebDriver.
//
//	f, err := webdriver.StartFirefox(nil)
//	…
//	defer f.Close()
//	page, err := f.NewPage()
//	err = page.Visit("http://127.0.0.1:8080/")
//	title, err := page.Evaluate("document.title")
//
// Both browsers need a display, be it one of Xvfb: without one Firefox has no
// WebGL. They draw in software.
//
// It knows no more of the two protocols than the tests need, and no page. It is
// no part of the program.
package webdriver
