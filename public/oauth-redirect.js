// Identity providers send the browser back here: src/ui/state/session/provider-sign-in.ts takes the answer.
;(() => {
  const said = new URLSearchParams(location.search)
  // The code must not stay in the history.
  history.replaceState(null, '', location.pathname)
  const state = said.get('state') ?? ''
  const answer = { state, code: said.get('code') ?? '' }
  for (const name of ['error', 'iss']) if (said.has(name)) answer[name] = said.get(name)

  const WORDS = {
    en: ['Signing in…', 'Done. This window can be closed.'],
    ru: ['Выполняется вход…', 'Готово. Это окно можно закрыть.'],
    el: ['Γίνεται σύνδεση…', 'Έτοιμο. Μπορείτε να κλείσετε αυτό το παράθυρο.'],
  }
  const value = (area, key) => {
    try {
      return area().getItem(key)
    } catch {
      return null // Storage is refused.
    }
  }
  const language = (value(() => localStorage, 'locale') ?? navigator.language).slice(0, 2)
  const words = WORDS[language] ?? WORDS.en
  document.documentElement.lang = WORDS[language] ? language : 'en'
  const say = text => {
    document.getElementById('words').textContent = text
  }
  say(words[0])

  const goOnInThisTab = () => {
    sessionStorage.setItem('signInAnswer', JSON.stringify(answer))
    location.replace('/login')
  }
  // This tab itself went to the provider.
  if (value(() => sessionStorage, 'signInRedirect') === state) return goOnInThisTab()

  const channel = new BroadcastChannel(`anamnesis-sign-in-${state}`)
  const nobody = setTimeout(goOnInThisTab, 2000)
  channel.onmessage = event => {
    if (event.data?.taken !== true) return
    clearTimeout(nobody)
    say(words[1])
    close()
  }
  channel.postMessage({ answer })
})()
