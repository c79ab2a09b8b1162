/**
 * Texts and numbers of the emergency check: the reference's defaults, which a clinician has to sign before use. An operator's
 * own come with the template. Helplines are checked yearly; one that cannot be confirmed is dropped.
 */
export interface EmergencyTexts {
  /** `{number}` is the local number. */
  readonly general: string
  readonly selfharm: string
  /** Lines of help by country, added to `selfharm`. */
  readonly lines: Readonly<Record<string, string>>
  /** Numbers by country; '' is the number elsewhere. */
  readonly numbers: Readonly<Record<string, readonly string[]>>
  /** "This is not about me, go on". */
  readonly goOn: string
  readonly or: string
}

export const EMERGENCY_TEXTS: Readonly<Record<'ru' | 'en' | 'el', EmergencyTexts>> = {
  ru: {
    general:
      'Позвоните {number} прямо сейчас. То, что вы написали, бывает признаком состояния, при котором важны минуты. Не ждите приёма и ответа здесь: эту переписку сейчас могут не читать. Не оставайтесь в одиночестве и не садитесь за руль.',
    selfharm:
      'Вам нужна помощь сейчас, и вы не должны оставаться с этим в одиночку. Позвоните {otherNumber} и скажите тому, кто рядом: «побудь со мной». {line}Эту переписку сейчас могут не читать.',
    lines: { RU: 'Если вам нет 18, есть телефон доверия 8-800-2000-122. ' },
    numbers: { RU: ['103', '112'], GB: ['999'], US: ['911'], CA: ['911'], GR: ['166', '112'], '': ['112'] },
    goOn: 'Это не про меня, продолжить опрос',
    or: 'или',
  },
  en: {
    general:
      'Call {number} now. What you wrote can be a sign of something where minutes matter. Do not wait for the visit or for a reply here: nobody may be reading this now. Do not stay alone and do not drive.',
    selfharm:
      'You need help now, and you should not be alone with this. Call {number} and tell someone near you now. {line}Nobody may be reading this chat now.',
    lines: { US: 'Call or text 988. ', GB: 'Samaritans 116 123. ', IE: 'Samaritans 116 123. ' },
    numbers: { GB: ['999'], US: ['911'], CA: ['911'], RU: ['103', '112'], GR: ['166', '112'], '': ['112'] },
    goOn: 'This is not about me, go on',
    or: 'or',
  },
  el: {
    general:
      'Καλέστε τώρα {number}. Αυτό που γράψατε μπορεί να είναι σημάδι κατάστασης όπου μετράνε τα λεπτά. Μην περιμένετε την επίσκεψη ή απάντηση εδώ: ίσως κανείς δεν διαβάζει τώρα. Μη μείνετε μόνοι και μην οδηγήσετε.',
    selfharm:
      'Χρειάζεστε βοήθεια τώρα και δεν πρέπει να μείνετε μόνοι με αυτό. Καλέστε {number} και πείτε το τώρα σε κάποιον κοντά σας. {line}Ίσως κανείς δεν διαβάζει τώρα αυτή τη συνομιλία.',
    lines: { GR: 'Γραμμή για την αυτοκτονία, όλο το 24ωρο: 1018. ' },
    numbers: { GR: ['166', '112'], GB: ['999'], US: ['911'], CA: ['911'], RU: ['103', '112'], '': ['112'] },
    goOn: 'Δεν με αφορά, συνέχεια',
    or: 'ή',
  },
}

/** What the operator of the server has set: the country of the clinic, ISO 3166, and texts instead of the defaults. */
export interface EmergencySettings {
  readonly country?: string | undefined
  readonly texts?: { readonly [locale in 'ru' | 'en' | 'el']?: Partial<EmergencyTexts> | undefined } | undefined
}

const HOME = { ru: 'RU', en: '', el: 'GR' } as const

/** The country of the clinic, else of the locale tag (`en-GB`), else the language's own. */
export const countryOf = (locale: string, clinic?: string | null): string =>
  clinic?.toUpperCase() || /-([A-Za-z]{2})$/.exec(locale)?.[1]?.toUpperCase() || HOME[languageOf(locale)]

const languageOf = (locale: string): 'ru' | 'en' | 'el' => {
  const primary = locale.slice(0, 2).toLowerCase()
  return primary === 'ru' || primary === 'el' ? primary : 'en'
}

export interface ShownEmergency {
  readonly text: string
  /** For the call buttons, the first one first. */
  readonly numbers: readonly string[]
  readonly goOn: string
}

/** The texts of a language: the operator's, and the defaults for what it has not set. */
export const textsOf = (locale: string, { texts }: EmergencySettings = {}): EmergencyTexts => {
  const language = languageOf(locale)
  return { ...EMERGENCY_TEXTS[language], ...texts?.[language] }
}

/** The fixed text of a group; every group but `selfharm` has the general one. */
export function emergencyText(group: string, locale: string, settings: EmergencySettings = {}): ShownEmergency {
  const own = textsOf(locale, settings)
  const country = countryOf(locale, settings.country)
  const numbers = own.numbers[country] ?? own.numbers[''] ?? ['112']
  const said = (list: readonly string[]) => list.join(` ${own.or} `)
  const text = (group === 'selfharm' ? own.selfharm : own.general)
    .replace('{number}', said(numbers))
    .replace('{otherNumber}', said([...numbers].reverse()))
    .replace('{line}', own.lines[country] ?? '')
  return { text, numbers, goOn: own.goOn }
}
