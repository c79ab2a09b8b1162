import type { KeyValue } from '../../../platform/storage.ts'

const LOCALE_KEY = 'locale'

/** A chosen language is the app's too; so is that of an address that names one, for who goes on to sign in from it. */
export function keepLanguage(values: KeyValue): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.addEventListener('click', () => values.set(LOCALE_KEY, link.dataset.locale ?? ''))
  }
  const named = /^\/(en|ru|el)(?:\/|$)/.exec(location.pathname)?.[1]
  if (!named) return
  for (const link of document.querySelectorAll('a[href="/login"]')) {
    link.addEventListener('click', () => {
      if (values.get(LOCALE_KEY) === null) values.set(LOCALE_KEY, named)
    })
  }
}
