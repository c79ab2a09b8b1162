import { languageOf } from '../../triage/speech/text/language.ts'
import { has } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import type { Atom } from './atoms.ts'
import type { Evidence } from './evidence.ts'

const ABOUT_WARNING = /^(?:urgent|ambulance|emergency|call|review|excluded)$/u

/** What may only come is evidence for sentences about what may come. */
export function allowedFor(all: Words, atoms: readonly Atom[]): (one: Evidence) => boolean {
  const warns =
    has(all, 0, all.words.length, 'if', 'urgent', 'future') ||
    atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => ABOUT_WARNING.test(id)))
  return warns ? () => true : one => !one.condition
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}{3,}/gu,
  el: /\p{Script=Greek}{3,}/gu,
  en: /\p{Script=Latin}{3,}/gu,
}

/** Few words in the transcript's script: names and units may be in another one. */
export function inOtherScript(text: string, language: string): boolean {
  if (languageOf(text) === language) return false
  const words = text.replace(/(?<!\p{L})\p{Lu}[\p{Lu}\d]+(?!\p{L})/gu, '')
  const own = words.match(SCRIPTS[language] ?? /./gu)?.length ?? 0
  const all = words.match(/\p{L}{3,}/gu)?.length ?? 0
  return all >= 2 && own * 2 < all
}
