import { words } from '../text/fold.ts'
import { COMPOSED, type EmergencyLanguage, type Finding, nearInClause } from './rules.ts'

/** Rules of one language with its patterns compiled. */
export interface EmergencyRules {
  readonly language: EmergencyLanguage
  readonly findings: readonly (readonly [Finding, RegExp])[]
  readonly cues: Readonly<
    Record<
      | 'idioms'
      | 'past'
      | 'recent'
      | 'now'
      | 'nowFine'
      | 'chronic'
      | 'hypothetical'
      | 'wonders'
      | 'teaching'
      | 'death'
      | 'harmless'
      | 'settled'
      | 'present'
      | 'longAgo'
      | 'dayPart'
      | 'self'
      | 'notDenied',
      RegExp
    >
  >
  readonly deniedBefore: RegExp
  readonly deniedAfter: RegExp
  /** A denial at the end of what stands between the two words of a finding: «лицо не перекошено». */
  readonly deniedWithin: RegExp
  /** A negation or an inability that belongs to a finding itself. */
  readonly ownNegation: RegExp
  readonly joint: RegExp
  readonly jointBack: RegExp | null
  /** Verbs of now, and verbs of any time, see `nowVerb` of the language. */
  readonly nowVerb: RegExp | null
  readonly ownVerb: RegExp | null
  /** Denials of `selfharm`, narrower than the others. */
  readonly deniedSelf: RegExp
  readonly plainNo: RegExp
  /** Words of the patterns by their first two letters, for typing errors. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>
}

/** A pattern of no word. */
const NOTHING = '(?!)'

const gaps = (source: string) => source.replaceAll(' ~ ', '(?: [^ ]+){0,4} ')

export function compileEmergency(language: EmergencyLanguage): EmergencyRules {
  const pattern = (source: string) => words(gaps(source), language)
  const vocabulary = new Map<string, string[]>()
  const reduce = language.reduce ?? (word => word)
  const { concepts } = language
  const composed = COMPOSED.map(([name, one, other]) => [name, [nearInClause(concepts[one], concepts[other])]] as const)
  const known = (source: string) => {
    for (const [word] of source.matchAll(/\p{L}{4,}/gu)) {
      const plain = reduce(word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ'))
      const key = plain.slice(0, 2)
      const list = vocabulary.get(key) ?? []
      if (!list.includes(plain)) list.push(plain)
      vocabulary.set(key, list)
    }
  }
  const findings = [...Object.entries(language.findings), ...composed].map(([name, sources]) => {
    known(sources.join('|'))
    return [name as Finding, pattern(sources.join('|'))] as const
  })
  const { past, recent, now, nowFine, chronic, hypothetical, wonders, teaching, death, harmless } = language
  const sources = {
    idioms: language.idioms.join('|'),
    past,
    recent,
    now,
    nowFine,
    chronic,
    hypothetical,
    wonders,
    teaching,
    death,
    harmless,
    settled: language.settled ?? NOTHING,
    present: language.present ?? NOTHING,
    longAgo: language.longAgo ?? NOTHING,
    dayPart: language.dayPart ?? NOTHING,
    self: language.self ?? NOTHING,
    notDenied: language.notDenied ?? NOTHING,
  }
  for (const source of Object.values(sources)) known(source)
  known(language.everyday ?? '')
  const cues = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, pattern(source)]),
  ) as EmergencyRules['cues']
  const negation = pattern(language.negation).source
  const bridge = pattern(language.bridge).source
  return {
    language,
    findings,
    cues,
    deniedBefore: new RegExp(`(?:${negation})(?: (?:${bridge})){0,5} ?$`, 'u'),
    deniedAfter: new RegExp(
      `^(?: (?:${bridge})){0,3} ?,? ?(?:${pattern(language.deniedAfter).source})(?= ,|$| (?:${pattern('и|а|но|ни|уже|вообще|совсем|сейчас|and|but|now|at all|και|ούτε|αλλά|τώρα|πια|ευτυχώς').source}))`,
      'u',
    ),
    deniedWithin: new RegExp(`(?:^| )(?:${negation})(?: (?:${bridge})){0,2}$`, 'u'),
    ownNegation: new RegExp(`${negation}|${pattern(concepts.cannot).source}`, 'u'),
    deniedSelf: pattern(
      '(?:no (?:intentions?|plans?|thoughts?|urges?)|denies|denied|dont|do not|not|never|didnt|havent|hasnt|isnt|wasnt|wont|wouldnt|δεν|δε|не)(?: (?:feel|feeling|have|having|had|been|be|ever|any|really|actually|longer|at all|thought|think|thinking|considered|of|about|to|try|tried|trying|want|wanted|would|do|doing|done|anything|something|even|seriously|crossed|my mind|going|gonna|plan|planning|intend|intending|собираюсь|было|была|были|бывает|думал*|думаю|о|об|έχω|είχα|ποτέ|κάνω|σκέφτ*|σκεφτεί|την|τη|για|να|πια|θέλω|θέλησα|θελήσει|ήθελα|προσπάθησα|προσπαθήσει|τάσεις|ιδέες|σκέψεις|μου|έχει|περάσει|πέρασε|περνάει|από το μυαλό|σκοπεύω|πρόκειται|θα|έκανα|δώσω|βάλω)){0,6}',
    ),
    nowVerb: language.nowVerb ? pattern(language.nowVerb) : null,
    ownVerb: language.nowVerb ? pattern(`${language.nowVerb}|${language.otherVerb ?? ''}`) : null,
    plainNo: pattern('no|нет|никаких|без|without|καμία|χωρίς'),
    joint: new RegExp(`^ ?(?:(?:${pattern(language.joint).source}|,)(?: |$)){1,3}(?:(?:${bridge})(?: |$)){0,3}$`, 'u'),
    jointBack: language.jointBack
      ? new RegExp(`^ (?:${pattern(language.jointBack).source})(?: (?:${bridge}))* ?$`, 'u')
      : null,
    vocabulary,
  }
}
