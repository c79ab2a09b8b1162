import { nearly, readWords, textOf, words } from '../text/fold.ts'
import {
  COMPOSED,
  type EmergencyGroup,
  type EmergencyLanguage,
  EXPLAINED,
  type Finding,
  NEGATIVE,
  nearInClause,
  RULES,
} from './rules.ts'

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
      | 'harmless',
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
  /** Verbs of now, see `present` of the language. */
  readonly present: RegExp | null
  readonly ownVerb: RegExp | null
  /** Denials of `selfharm`, narrower than the others. */
  readonly deniedSelf: RegExp
  readonly plainNo: RegExp
  /** Words of the patterns by their first two letters, for typing errors. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>
}

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
  }
  for (const source of Object.values(sources)) known(source)
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
      '(?:dont|do not|not|never|didnt|havent|hasnt|isnt|wasnt|wont|wouldnt|δεν|δε|не)(?: (?:feel|feeling|have|having|had|been|be|ever|any|really|actually|longer|at all|thought|think|thinking|considered|of|about|to|try|tried|trying|want|wanted|would|even|seriously|crossed|my mind|going|gonna|plan|planning|intend|intending|собираюсь|было|была|были|бывает|думал*|думаю|о|об|έχω|είχα|ποτέ|κάνω|σκέφτ*|σκεφτεί|την|τη|για|να|πια|θέλω|θέλησα|θελήσει|ήθελα|προσπάθησα|προσπαθήσει|τάσεις|ιδέες|σκέψεις|μου|έχει|περάσει|πέρασε|περνάει|από το μυαλό|σκοπεύω|πρόκειται|θα|έκανα|δώσω|βάλω)){0,6}',
    ),
    plainNo: pattern('no|нет|никаких|без|without|καμία|χωρίς'),
    present: language.present ? pattern(language.present) : null,
    ownVerb: language.present ? pattern(`${language.present}|${language.told ?? ''}`) : null,
    joint: new RegExp(`^ ?(?:(?:${pattern(language.joint).source}|,)(?: |$)){1,3}(?:(?:${bridge})(?: |$)){0,3}$`, 'u'),
    vocabulary,
  }
}

const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0

/** The part between commas that holds this place, as [from, to). */
function partOf(text: string, at: number): readonly [number, number] {
  const to = text.indexOf(',', at)
  return [text.lastIndexOf(',', at) + 1, to < 0 ? text.length : to]
}

/** Whether a cue reaches a hit: not from an earlier part with a verb of its own to a part that tells of now. */
function reaches(cue: RegExp, text: string, hitAt: number, { present, ownVerb }: EmergencyRules): boolean {
  if (!present || !ownVerb) return has(cue, text)
  const [from, to] = partOf(text, hitAt)
  const toldNow = has(present, text.slice(from, to))
  for (const match of text.matchAll(cue)) {
    if (!toldNow || match.index >= from) return true
    const part = partOf(text, match.index)
    if (!has(ownVerb, text.slice(...part))) return true
  }
  return false
}

/** Told of long ago in its own part, whatever another part tells of now. */
function isOfThen(text: string, hitAt: number, { present, cues }: EmergencyRules): boolean {
  if (!present) return false
  const part = text.slice(...partOf(text, hitAt))
  return has(cues.past, part) && ![present, cues.now, cues.recent].some(one => has(one, part))
}

interface Asserted {
  readonly finding: Finding
  readonly recent: boolean
}

/** Sentences of a message in comparable words, idioms masked, typing errors of known words mended. */
function sentencesOf(message: string, rules: EmergencyRules): { text: string; asks: boolean }[] {
  const said = message.slice(0, 4000)
  const { tokens } = readWords(rules.language.prepare?.(said) ?? said, rules.language)
  const sentences: { text: string; asks: boolean }[] = []
  let from = 0
  for (let at = 0; at <= tokens.length; at++) {
    const sign = tokens[at]?.kind === 'sign' ? tokens[at]?.norm : undefined
    if (at < tokens.length && !(sign && /^[.!?\n…;]$/u.test(sign))) continue
    const own = tokens.slice(from, at).filter(one => one.kind !== 'sign' || /[,%/]/.test(one.norm))
    from = at + 1
    if (!own.length) continue
    const masked = textOf(own).replace(rules.cues.idioms, '×')
    const text = masked.replace(/[^ ]{6,}/g, word => mended(word, rules))
    sentences.push({
      text,
      asks: sign === '?' || (sign === ';' && rules.language.locale === 'el'),
    })
  }
  return sentences
}

/** A word of six letters with one typing error before its ending, mended; an ending of its own is no error. */
function mended(word: string, { vocabulary }: EmergencyRules): string {
  const near = vocabulary.get(word.slice(0, 2))
  if (!near || near.some(one => word.startsWith(one))) return word
  for (const one of near) {
    if (one.length < 6 || word.startsWith(one.slice(0, -1))) continue
    for (const length of [one.length, one.length + 1, one.length - 1])
      if (word.length >= length && nearly(word.slice(0, length), one)) return one + word.slice(length)
  }
  return word
}

const endsWith = (pattern: RegExp, text: string) => {
  for (const match of text.matchAll(pattern)) if (match.index + match[0].length === text.length) return true
  return false
}

/** "I don't feel suicidal"; a bare "no" before the words denies a noun alone. */
function isDeniedSelf(text: string, hit: { from: number; to: number }, rules: EmergencyRules): boolean {
  const before = text.slice(0, hit.from).trimEnd()
  if (endsWith(rules.deniedSelf, before)) return true
  if (isNoun(text.slice(hit.from)) && rules.deniedAfter.test(text.slice(hit.to))) return true
  return endsWith(rules.plainNo, before) && isNoun(text.slice(hit.from))
}

/** Names the matter and asserts nothing: "suicide", «мысли о смерти». */
const isNoun = (hit: string) =>
  /^(?:suicid|self|thought|plan|суицид|мисл|план|попит|намерен|самоуб|αφτοκτον|σκεψ)/u.test(hit)
/** Findings that no length of time makes chronic. */
const ACUTE: ReadonlySet<Finding> = new Set([
  'rashNow',
  'bleedNow',
  'vomitBloodNow',
  'overdoseNow',
  'breathNow',
  'selfharmNow',
])

/** Findings whose own words hold no negation. */
const PLAIN: ReadonlySet<Finding> = new Set(['chestPain', 'swollen', 'swollenNow'])

/** What one message asserts as current. */
function assertedIn(message: string, rules: EmergencyRules): Asserted[] {
  const { cues } = rules
  const found: Asserted[] = []
  for (const { text, asks } of sentencesOf(message, rules)) {
    const recent = has(cues.recent, text)
    const now = has(cues.now, text) && !has(cues.nowFine, text)
    const past = has(cues.past, text) && !recent && !now
    const chronic = has(cues.chronic, text) && !recent && !now
    // «..., что делать, если станет хуже?» takes back nothing that was said before it.
    const wonders =
      has(cues.hypothetical, text) && (asks || has(cues.wonders, text))
        ? partOf(text, text.search(cues.hypothetical))[0]
        : Number.POSITIVE_INFINITY
    const aside = has(cues.teaching, text) || (has(cues.death, text) && !now)
    const harmless = has(cues.harmless, text)
    const hits = rules.findings
      .flatMap(([finding, pattern]) =>
        [...text.matchAll(pattern)].map(match => ({
          finding,
          from: match.index,
          to: match.index + match[0].length,
          gap: match.groups?.gap ?? match.groups?.pag ?? '',
        })),
      )
      .sort((one, other) => one.from - other.from || other.to - one.to)
    let denied: { finding: Finding; to: number } | null = null
    for (const hit of hits) {
      const [before, after] = [text.slice(0, hit.from), text.slice(hit.to)]
      if (denied?.finding === hit.finding && hit.to <= denied.to) continue
      const carried: boolean =
        denied !== null &&
        denied.to <= hit.from &&
        rules.joint.test(text.slice(denied.to, hit.from)) &&
        !(rules.present && has(rules.present, text.slice(denied.to, hit.to).trimStart()))
      const negates = NEGATIVE.has(hit.finding) && rules.ownNegation.test(text.slice(hit.from, hit.to))
      const negative =
        rules.deniedWithin.test(hit.gap) ||
        (!hit.gap &&
          PLAIN.has(hit.finding) &&
          rules.deniedWithin.test(text.slice(hit.from, hit.to).replace(/ [^ ]+$/, ''))) ||
        (hit.finding === 'selfharmNow'
          ? isDeniedSelf(text, hit, rules)
          : !negates && (rules.deniedBefore.test(before) || rules.deniedAfter.test(after) || carried))
      if (negative) {
        denied = hit
        continue
      }
      const isSelf = hit.finding === 'selfharmNow'
      if ((aside || hit.from >= wonders) && !(isSelf && !isNoun(text.slice(hit.from)))) continue
      if (harmless && EXPLAINED.has(hit.finding)) continue
      if (isOfThen(text, hit.from, rules) || (past && reaches(cues.past, text, hit.from, rules))) continue
      const lasts = chronic && !ACUTE.has(hit.finding) && hit.finding !== 'pregnant'
      if (lasts && reaches(cues.chronic, text, hit.from, rules)) continue
      found.push({ finding: hit.finding, recent })
    }
  }
  return found
}

/**
 * The group that fires, null for none. Findings are gathered over the last three messages, of which the last must add
 * one. `selfharm` comes after another group, whose text is the general one. Linear in the length of the messages; never throws.
 */
export function checkEmergency(
  messages: readonly string[],
  languages: readonly EmergencyRules[],
): EmergencyGroup | null {
  const fired = new Set<EmergencyGroup>()
  for (const rules of languages) {
    const [last, ...earlier] = messages.slice(-3).reverse()
    const own = new Set(assertedIn(last ?? '', rules).map(one => one.finding))
    if (!own.size) continue
    const all = new Set([...own, ...earlier.flatMap(message => assertedIn(message, rules).map(one => one.finding))])
    for (const [group, ...needs] of RULES)
      if (needs.every(any => any.some(one => all.has(one))) && needs.some(any => any.some(one => own.has(one))))
        fired.add(group)
  }
  const others = [...fired].filter(group => group !== 'selfharm')
  return others[0] ?? (fired.has('selfharm') ? 'selfharm' : null)
}
