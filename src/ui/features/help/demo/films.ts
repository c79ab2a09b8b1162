import { isLocale } from '../../../i18n/locale.ts'

/** Made by .tools/record-demo.mjs from the product itself, one for each language; without sound. */
const files = import.meta.glob<string>('./films/demo.*', { query: '?url', import: 'default', eager: true })

interface Film {
  /** Addresses of the film and of the picture before it begins. */
  film: string
  poster: string
}

export function filmOf(locale: string): Film {
  const file = (type: string) => files[`./films/demo.${isLocale(locale) ? locale : 'en'}.${type}`] ?? ''
  return { film: file('webm'), poster: file('webp') }
}
