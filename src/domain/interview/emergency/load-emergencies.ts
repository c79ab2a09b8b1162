import { localeOf } from '../languages/load-language.ts'
import { fold } from '../text/fold.ts'
import type { Emergencies } from '../walk/interview.ts'
import { checkEmergency, compileEmergency, type EmergencyRules } from './check-emergency.ts'
import { type EmergencySettings, emergencyText, textsOf } from './emergency-texts.ts'

type Locale = 'ru' | 'en' | 'el'
const RULES = {
  ru: () => import('./ru.ts'),
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
}
const loaded = new Map<Locale, Promise<EmergencyRules>>()

/** The rules of one language, loaded and compiled once. */
export function loadEmergencyRules(locale: Locale): Promise<EmergencyRules> {
  const found = loaded.get(locale) ?? RULES[locale]().then(({ rules }) => compileEmergency(rules))
  loaded.set(locale, found)
  return found
}

export interface EmergencyOptions extends EmergencySettings {
  /** Phrases that the owner adds; each fires as written. */
  readonly phrases?: readonly string[]
  /** Languages to check besides the session's. */
  readonly also?: readonly Locale[]
  /** These languages may come later: the first question does not wait for them. */
  readonly soon?: boolean
}

/** The emergency check of one session. */
export async function loadEmergencies(locale: string, options: EmergencyOptions = {}): Promise<Emergencies> {
  const own = localeOf(locale)
  const rules = [await loadEmergencyRules(own)]
  // Without a network they may not come at all; the server checks every message in all of them.
  const others = Promise.all((options.also ?? []).map(loadEmergencyRules)).then(found => rules.push(...found))
  if (options.soon) others.catch(() => undefined)
  else await others
  const shown = (group: string) => emergencyText(group, locale, options)
  const plain = (text: string) =>
    fold(text.normalize('NFC'))
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  const buttons = (['ru', 'en', 'el'] as const).map(one => plain(textsOf(one, options).goOn))
  const phrases = (options.phrases ?? []).map(plain).filter(Boolean)
  return {
    check(messages) {
      const group = checkEmergency(messages, rules)
      const last = ` ${plain(messages.at(-1)?.slice(0, 4000) ?? '')} `
      return group ?? (phrases.some(phrase => last.includes(` ${phrase} `)) ? 'owner' : null)
    },
    text: group => shown(group).text,
    buttons: [shown('general').goOn],
    isContinue: message => buttons.includes(plain(message)),
  }
}
