import { localeOf } from '../languages/load-language.ts'
import { fold } from '../text/fold.ts'
import type { Emergencies } from '../walk/interview.ts'
import { checkEmergency } from './check-emergency.ts'
import { compileEmergency, type EmergencyRules } from './compile-emergency.ts'
import { type EmergencySettings, emergencyText, textsOf } from './emergency-texts.ts'
import { type MoreWords, withMoreWords } from './rules.ts'

type Locale = 'ru' | 'en' | 'el'
const RULES = {
  ru: () => import('./ru.ts'),
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
}
/** Rarer wordings, in files of their own: with them the first question would wait for more than its budget. */
const MORE: Partial<Record<Locale, () => Promise<{ more: MoreWords }>>> = {
  ru: () => import('./ru-more.ts'),
  en: () => import('./en-more.ts'),
  el: () => import('./el-more.ts'),
}
const loaded = new Map<Locale, Promise<EmergencyRules>>()
const whole = new Map<Locale, Promise<EmergencyRules>>()

function once<T>(map: Map<Locale, Promise<T>>, locale: Locale, load: () => Promise<T>): Promise<T> {
  const found = map.get(locale) ?? load()
  map.set(locale, found)
  // What did not come without a network is asked for again.
  found.catch(() => map.delete(locale))
  return found
}

/** The common wordings of one language, loaded and compiled once. */
const loadCommonRules = (locale: Locale): Promise<EmergencyRules> =>
  once(loaded, locale, async () => compileEmergency((await RULES[locale]()).rules))

/** All rules of one language, loaded and compiled once. */
export const loadEmergencyRules = (locale: Locale): Promise<EmergencyRules> =>
  once(whole, locale, async () => {
    const [{ rules }, added] = await Promise.all([RULES[locale](), MORE[locale]?.()])
    return compileEmergency(added ? withMoreWords(rules, added.more) : rules)
  })

export interface EmergencyOptions extends EmergencySettings {
  /** Phrases that the owner adds; each fires as written. */
  readonly phrases?: readonly string[]
  /** Languages to check besides the session's. */
  readonly also?: readonly Locale[]
  /**
   * Lets a page work between two steps. Where it is given, the first question does not wait for these languages and for
   * rarer wordings.
   */
  readonly pause?: () => Promise<void>
}

/** One in letters of two bytes, one in letters of one byte: an engine compiles a pattern for each. */
const SAMPLES = ['один два три', 'one two three']

/** A pattern is compiled at its first two uses; all at once would hold up the first answer for a second on a slow phone. */
async function warm(languages: readonly EmergencyRules[], pause: () => Promise<void>): Promise<void> {
  for (const { findings, cues } of languages)
    for (const pattern of [...findings.map(([, one]) => one), ...Object.values(cues)])
      for (const text of [...SAMPLES, ...SAMPLES]) {
        void [...text.matchAll(pattern)]
        await pause()
      }
}

/** The emergency check of one session. */
export async function loadEmergencies(locale: string, options: EmergencyOptions = {}): Promise<Emergencies> {
  const own = localeOf(locale)
  const rules = [await (options.pause ? loadCommonRules(own) : loadEmergencyRules(own))]
  // Without a network they may not come at all; the server checks every message in all of them.
  const rest = Promise.all([
    loadEmergencyRules(own).then(found => {
      rules[0] = found
    }),
    ...(options.also ?? []).map(async locale => {
      rules.push(await loadEmergencyRules(locale))
    }),
  ])
  const { pause } = options
  if (pause) rest.then(() => warm(rules, pause)).catch(() => undefined)
  else await rest
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
