// Before the landing page is drawn, where no service worker decided: whoever is signed in goes on to the app, and `/` is
// shown in the language that was chosen here.
;(() => {
  try {
    sessionStorage.removeItem('toLanding')
    if (location.pathname !== '/') return
    const isSignedIn = localStorage.getItem('signedIn') || sessionStorage.getItem('anamnesis.session')
    if (isSignedIn) return location.replace('/login')
    const locale = localStorage.getItem('locale')
    const isOther = ['en', 'ru', 'el'].includes(locale) && locale !== document.documentElement.lang
    if (isOther) location.replace('/' + locale + location.hash)
  } catch {
    // Storage is refused (private window with cookies blocked): the page stays as it is.
  }
})()
