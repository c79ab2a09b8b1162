// Runs before a public page is drawn, in browsers without our service worker: redirects a signed-in user from `/` to the
// app, and an address without a language to the one that was chosen here.
;(() => {
  try {
    sessionStorage.removeItem('toLanding')
    const { pathname, search, hash } = location
    const isSignedIn = localStorage.getItem('signedIn') || sessionStorage.getItem('anamnesis.session')
    if (pathname === '/' && isSignedIn) return location.replace('/login')
    const locale = localStorage.getItem('locale')
    const isOther = ['en', 'ru', 'el'].includes(locale) && locale !== document.documentElement.lang
    if (!isOther || /^\/(en|ru|el)(\/|$)/.test(pathname)) return
    location.replace('/' + locale + (/^\/(landing)?$/.test(pathname) ? '' : pathname) + search + hash)
  } catch {
    // Storage is refused (private window with cookies blocked): the page stays as it is.
  }
})()
