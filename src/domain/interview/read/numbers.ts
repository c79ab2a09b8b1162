import { holds, type Lexicon } from '../languages/language.ts'
import { nearly, type Token, textOf } from '../text/fold.ts'
import { endsIn, startsWith } from '../text/parts.ts'

/** A number as it was said. */
export interface SaidNumber {
  readonly value: number
  /** Index of its first token, and of the one after its last. */
  readonly from: number
  readonly to: number
  readonly approximate: boolean
  /** A range or a bound: never a value. */
  readonly range: boolean
  /** A bound such as "up to 39", which is a value where the highest is asked. */
  readonly upTo: boolean
  /** Top of the scale: «7 из 10». */
  readonly scale: number | null
  /** Key of `units` in the language. */
  readonly unit: string | null
  readonly per: 'd' | 'wk' | 'mo' | 'a' | null
  /** «N раз», packs of cigarettes. */
  readonly pack: boolean
  readonly negated: boolean
}

interface Run {
  value: number
  from: number
  to: number
  rough: boolean
  spoken: boolean
}

const FIGURES = /^\d+(?:\.\d+)?$/

const skeleton = (word: string) => word.replace(/[аеиоуяюэыαειοuηυω]/g, '.')

/** «Симь» as a whole answer: only vowels differ. English has too many such neighbours ("none", "nine"). */
function misspelt(token: Token, lexicon: Lexicon): number | undefined {
  if (lexicon.language.locale === 'en' || token.norm.length < 4) return undefined
  for (const [form, value] of lexicon.numbers)
    if (form.length === token.norm.length && form[0] === token.norm[0] && skeleton(form) === skeleton(token.norm))
      return value
  return undefined
}

function wordValue(token: Token, lexicon: Lexicon): number | undefined {
  const exact = lexicon.numbers.get(token.norm)
  if (exact !== undefined || token.norm.length < 7 || /(?:th|ths|ия|ие|ыи|ая|ого|ому)$/.test(token.norm)) return exact
  if (token.norm === 'thirsty') return undefined
  for (const [form, value] of lexicon.numbers)
    if (form.length >= 6 && form[0] === token.norm[0] && nearly(form, token.norm)) return value
  return undefined
}

/** The number that begins at a token: in figures, in words, or as a noun of counting. */
function runAt(tokens: readonly Token[], from: number, lexicon: Lexicon): Run | null {
  const { language } = lexicon
  const rest = textOf(tokens.slice(from, from + 4))
  for (const [list, rough] of [
    [language.roughCounts, true],
    [language.counts, false],
  ] as const)
    for (const [source, value] of list) {
      const length = startsWith(lexicon.pattern(source), rest)
      if (length) return { value, from, to: from + rest.slice(0, length).split(' ').length, rough, spoken: true }
    }
  const token = tokens[from]
  if (!token) return null
  if (token.kind === 'number') {
    if (!FIGURES.test(token.norm)) return null
    let [value, to] = [Number(token.norm), from + 1]
    const thousands = tokens[to]
    if (
      thousands?.kind === 'number' &&
      /^\d{3}$/.test(thousands.norm) &&
      value >= 1 &&
      value < 100 &&
      /^\d+$/.test(token.norm)
    )
      [value, to] = [value * 1000 + Number(thousands.norm), to + 1]
    return withFraction(tokens, { value, from, to, rough: false, spoken: false }, lexicon)
  }
  let total = 0
  let last = Number.POSITIVE_INFINITY
  let at = from
  for (; at < tokens.length; at++) {
    const word = tokens[at]
    if (word?.kind !== 'word') break
    if (at > from && total >= 100 && word.norm === 'and') {
      const next = tokens[at + 1]
      if (next && (wordValue(next, lexicon) ?? 0) >= 1 && (wordValue(next, lexicon) ?? 0) < 100) continue
      break
    }
    const value = wordValue(word, lexicon) ?? (tokens.length === 1 ? misspelt(word, lexicon) : undefined)
    if (value === undefined) break
    if (at === from) total = value
    else if (
      /^тысячи?$/.test(tokens[from]?.norm ?? '') &&
      tokens[from]?.norm !== 'тысяча' &&
      at === from + 1 &&
      value > 1 &&
      value < 20
    )
      total *= value
    else if (value === 1000 && total < 1000) total *= 1000
    else if (value === 100 && total < 10 && language.hundredByUnit) total *= 100
    else if (language.hundredByUnit && total >= 1 && total < 10 && value >= 20 && value < 100 && at === from + 1)
      total = total * 100 + value
    else if (
      value >= 1 &&
      (Number.isInteger(value) || value < 10) &&
      last >= 20 &&
      value < last &&
      (last >= 100 || value < 10)
    )
      total += value
    else break
    last = value
  }
  if (at === from) return null
  if (tokens[from]?.norm === 'a') return null
  return withFraction(tokens, { value: total, from, to: at, rough: false, spoken: true }, lexicon)
}

/** "6 1/2", "6½": a fraction after a number. */
function fractionAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const [first, sign, last] = tokens.slice(at, at + 3)
  if (first?.kind === 'number' && /^0\.(?:25|5|75)$/.test(first.norm)) return { value: Number(first.norm), to: at + 1 }
  const isFraction = sign?.norm === '/' && /^(?:1 2|1 4|3 4)$/.test(`${first?.norm} ${last?.norm}`)
  return isFraction ? { value: Number(first?.norm) / Number(last?.norm), to: at + 3 } : null
}

/** «38 и 4», "seven point two", «и с половиной». */
function withFraction(tokens: readonly Token[], run: Run, lexicon: Lexicon): Run {
  const rest = textOf(tokens.slice(run.to, run.to + 4))
  const half = startsWith(lexicon.cue('half'), rest)
  if (half && Number.isInteger(run.value))
    return { ...run, value: run.value + 0.5, to: run.to + rest.slice(0, half).split(' ').length }
  const part = fractionAt(tokens, run.to)
  if (part && Number.isInteger(run.value)) return { ...run, value: run.value + part.value, to: part.to }
  const [joint, next] = [tokens[run.to], tokens[run.to + 1]]
  if (!joint || !next || !Number.isInteger(run.value)) return run
  const digits = next.kind === 'number' && /^\d{1,2}$/.test(next.norm) ? Number(next.norm) : wordValue(next, lexicon)
  if (digits === undefined || !Number.isInteger(digits) || digits > 9) return run
  const isPoint = holds(lexicon.cue('point'), joint.norm)
  const isAnd = holds(lexicon.cue('and'), joint.norm)
  if (isPoint && !isAnd && joint.kind === 'word') return { ...run, value: run.value + digits / 10, to: run.to + 2 }
  const isTemperature = run.value >= 34 && run.value <= 42
  if (isAnd && lexicon.language.locale !== 'en' && isTemperature)
    return { ...run, value: run.value + digits / 10, to: run.to + 2 }
  return run
}

const LEADING = /^(?:a|an|the)$/

/** The numbers of a run of words, in order. */
export function numbersIn(tokens: readonly Token[], lexicon: Lexicon): SaidNumber[] {
  const runs: Run[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = runAt(tokens, at, lexicon)
    const noun = first?.value === 1 ? runAt(tokens, first.to, lexicon) : null
    const isCount =
      noun &&
      lexicon.language.counts.some(([source]) => startsWith(lexicon.pattern(source), tokens[noun.from]?.norm ?? ''))
    const run = isCount ? noun : first
    if (run) runs.push(run)
    at = run?.to ?? at + 1
  }
  const said: SaidNumber[] = []
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index] as Run
    const next = runs[index + 1]
    const between = next ? textOf(tokens.slice(run.to, next.from)) : ''
    // «5 дней из 30», "an hour or two": the unit of the first stands between.
    const joint = withoutUnit(between, lexicon)
    const before = textOf(tokens.slice(Math.max(0, run.from - 3), run.from))
    const scale =
      next &&
      (exactly(lexicon.cue('ofScale'), between) ||
        (between === '/' && next.value >= 5 && run.value <= next.value && [5, 10, 100].includes(next.value)))
    const joinsRange =
      next !== undefined &&
      !scale &&
      (between === '-' ||
        exactly(lexicon.cue('rangeTo'), joint) ||
        (between === '' && !(next.spoken && run.spoken === false)) ||
        (exactly(lexicon.cue('and'), between) && endsIn(lexicon.cue('between'), before)))
    const number = describe(tokens, run, scale ? (next as Run).to : run.to, scale ? (next as Run).value : null, lexicon)
    if (joinsRange && next) {
      said.push({ ...number, range: true, to: run.to })
      said.push({ ...describe(tokens, next, next.to, null, lexicon), range: true })
      index++
    } else {
      said.push(number)
      if (scale || (next && joint !== between && exactly(lexicon.cue('ofScale'), joint))) index++
    }
  }
  return said
}

const withoutUnit = (text: string, lexicon: Lexicon): string => {
  const length = Math.max(...Object.values(lexicon.language.units).map(one => startsWith(lexicon.pattern(one), text)))
  return text.slice(length).trim()
}

/** «Час-полтора», "an hour or two": a single unit before a small number is a range. */
const SINGLE =
  '(?:час|часик|литр|год|месяц|метр|неделю|неделя|недельку|день|денек|пару) ?-?|(?:hour|litre|liter|year|month|week|day|mile) or|(?:ώρα|χρόνο|μήνα|εβδομάδα|βδομάδα|μέρα|λίτρο) (?:ή|με)'

const exactly = (pattern: RegExp, text: string) => text !== '' && startsWith(pattern, text) === text.length
function describe(tokens: readonly Token[], run: Run, to: number, scale: number | null, lexicon: Lexicon): SaidNumber {
  const { language } = lexicon
  const beforeTokens = tokens.slice(Math.max(0, run.from - 4), run.from)
  while (beforeTokens.length && LEADING.test(beforeTokens.at(-1)?.norm ?? '')) beforeTokens.pop()
  const before = textOf(beforeTokens)
  const article = run.value % 1 && LEADING.test(tokens[to]?.norm ?? '') ? 1 : 0
  const after = textOf(tokens.slice(to + article, to + article + 6))
  let unit: string | null = null
  let length = 0
  for (const [name, source] of Object.entries(language.units)) {
    const long = startsWith(lexicon.pattern(source), after)
    if (long > length) [unit, length] = [name, long]
  }
  let inverted = false
  if (!unit && beforeTokens.length) {
    const hasLink = /^(?:через|по|около)$/.test(beforeTokens.at(-1)?.norm ?? '')
    const noun = beforeTokens.at(hasLink ? -2 : -1)?.norm ?? ''
    for (const [name, source] of Object.entries(language.units))
      if (exactly(lexicon.pattern(source), noun) && language.locale === 'ru') [unit, inverted] = [name, true]
  }
  const pack = startsWith(lexicon.cue('pack'), after) > 0 || endsIn(lexicon.cue('pack'), before)
  const rest = after.slice(length).trim()
  const per =
    (Object.entries(language.per) as ['d', string][]).find(([, source]) => {
      const at = rest.search(lexicon.pattern(source))
      return at >= 0 && rest.slice(0, at).split(' ').length <= 3
    })?.[0] ?? (unit === null || unit === 'times' ? perBefore(textOf(tokens.slice(0, run.from)), lexicon) : null)
  const bound =
    (endsIn(lexicon.cue('bound'), before) && !endsIn(lexicon.pattern('just under|just over|a bit over'), before)) ||
    startsWith(lexicon.cue('boundAfter'), rest) > 0 ||
    (run.value > 1 && run.value < 4 && endsIn(lexicon.pattern(SINGLE), before)) ||
    // "A few hundred"
    ((run.value === 100 || run.value === 1000) && run.spoken && endsIn(lexicon.cue('vague'), before)) ||
    // «За 60» of an age or a weight.
    ((unit === null || unit === 'a') && run.value >= 20 && endsIn(lexicon.pattern('за|далеко за'), before))
  return {
    value: Math.round(run.value * 1000) / 1000,
    from: run.from,
    to,
    approximate:
      run.rough ||
      (inverted && unit !== 'g') ||
      endsIn(lexicon.cue('approximate'), before) ||
      startsWith(lexicon.cue('approximately'), after) > 0 ||
      startsWith(lexicon.cue('approximately'), rest) > 0,
    range: bound,
    upTo: bound && endsIn(lexicon.cue('upTo'), before),
    scale,
    unit,
    per,
    pack,
    negated: endsIn(lexicon.pattern('не|not|όχι'), before),
  }
}

function perBefore(before: string, lexicon: Lexicon): 'd' | 'wk' | 'mo' | 'a' | null {
  for (const [per, source] of Object.entries(lexicon.language.per) as ['d', string][])
    if (before.length < 40 && endsIn(lexicon.pattern(source), before) && before.includes(' ')) return per
  return null
}
