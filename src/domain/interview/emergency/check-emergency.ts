import { nearly, readWords, textOf } from '../text/fold.ts'
import type { EmergencyRules } from './compile-emergency.ts'
import { type EmergencyGroup, EXPLAINED, type Finding, NEGATIVE, RULES } from './rules.ts'
import {
  clauseOf,
  endsWith,
  type Hit,
  has,
  isBeyondHarmless,
  isDeniedBefore,
  isDeniedWithNext,
  isOfThen,
  isPresent,
  partOf,
  presentFrom,
  reaches,
} from './stance.ts'

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

/** "I don't feel suicidal"; a bare "no" before the words denies a noun alone. */
function isDeniedSelf(text: string, hit: Hit, rules: EmergencyRules): boolean {
  const before = text.slice(0, hit.from).trimEnd()
  if (endsWith(rules.deniedSelf, before)) return true
  if (isNoun(text.slice(hit.from)) && rules.deniedAfter.test(text.slice(hit.to))) return true
  return endsWith(rules.plainNo, before) && isNoun(text.slice(hit.from))
}

/** Names the matter and asserts nothing: "suicide", «мысли о смерти». */
const isNoun = (hit: string) =>
  /^(?:suicid|self|thought|plan|wish to (?:die|end|kill)|desire to (?:die|end|kill)|суицид|мисл|план|попит|намерен|самоуб|αφτοκτον|σκεψ)/u.test(
    hit,
  )
/** A difficulty that a negation before it denies: "no trouble breathing". */
const DIFFICULTY = /(?<![^ ])(?:troubl|difficult|struggl|gasp|fighting|labou?r)[^ ]*|stop[^ ]*(?= breath)/gu
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
    const recent = has(cues.recent, has(cues.longAgo, text) ? text.replace(cues.dayPart, '') : text)
    const now = has(cues.now, text) && !has(cues.nowFine, text)
    const past = has(cues.past, text) && !recent && !(now && !has(cues.settled, text))
    const present = past ? presentFrom(text, rules) : 0
    const chronic = has(cues.chronic, text) && !recent && !now
    // «..., что делать, если станет хуже?» takes back nothing that was said before it.
    const wonders =
      has(cues.hypothetical, text) && (asks || has(cues.wonders, text))
        ? partOf(text, text.search(cues.hypothetical))[0]
        : Number.POSITIVE_INFINITY
    const aside = has(cues.teaching, text)
    const dead = has(cues.death, text) && !now
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
    const harmless = has(cues.harmless, text) && !isBeyondHarmless(hits)
    let denied: { finding: Finding; to: number } | null = null
    for (const hit of hits) {
      const [before, after] = [text.slice(0, hit.from), text.slice(hit.to)]
      if (denied?.finding === hit.finding && hit.to <= denied.to) continue
      const carried: boolean =
        denied !== null &&
        denied.to <= hit.from &&
        rules.joint.test(text.slice(denied.to, hit.from)) &&
        !(rules.nowVerb && has(rules.nowVerb, text.slice(denied.to, hit.to).trimStart()))
      const own = text.slice(hit.from, hit.to)
      const negates =
        NEGATIVE.has(hit.finding) &&
        rules.ownNegation.test(/^ (?:like|so|as|this) /u.test(after) ? own : own.replace(DIFFICULTY, ''))
      const negative =
        rules.deniedWithin.test(hit.gap) ||
        (!hit.gap && PLAIN.has(hit.finding) && rules.deniedWithin.test(own.replace(/ [^ ]+$/, ''))) ||
        (hit.finding === 'selfharmNow'
          ? isDeniedSelf(text, hit, rules)
          : !negates &&
            (isDeniedBefore(before, text.slice(hit.from), rules) ||
              rules.deniedAfter.test(after) ||
              carried ||
              isDeniedWithNext(hit, text, hits, rules)))
      if (negative) {
        denied = hit
        continue
      }
      const isSelf = hit.finding === 'selfharmNow'
      const told = aside || hit.from >= wonders || (dead && !has(cues.self, clauseOf(text, hit)))
      if (told && !(isSelf && !isNoun(text.slice(hit.from)))) continue
      if (harmless && EXPLAINED.has(hit.finding)) continue
      const was = past && hit.from < present && !isPresent(text, hit, rules)
      if (isOfThen(text, hit, rules) || (was && reaches(cues.past, text, hit, rules))) continue
      const lasts = chronic && !ACUTE.has(hit.finding) && hit.finding !== 'pregnant'
      if (lasts && reaches(cues.chronic, text, hit, rules)) continue
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
