import type { Candidate, Fact, FactValue, Heard, HeardFacts } from './heard-vitals.ts'
import type { Span } from './text/scan.ts'

type AnyHeard = Heard<FactValue>
type Facts = Partial<Record<Fact, AnyHeard>>

const candidatesOf = (heard: AnyHeard | undefined): readonly Candidate<FactValue>[] => {
  if (!heard || heard.kind === 'undetectable') return []
  if (heard.kind === 'to-confirm') return heard.candidates
  const { value, span, text } = heard
  return [{ value, span, text }]
}

function asDoubt(...all: readonly (AnyHeard | undefined)[]): AnyHeard {
  const candidates: Candidate<FactValue>[] = []
  for (const candidate of all.flatMap(candidatesOf))
    if (!candidates.some(({ value }) => value === candidate.value)) candidates.push(candidate)
  return { kind: 'to-confirm', doubt: 'ambiguous', candidates }
}

/** True if the value was read from the other's words and more: "thirty-eight… point five" against "thirty-eight". */
const readsMore = (span: Span, other: Span) =>
  span.start <= other.start && span.end >= other.end && span.end - span.start > other.end - other.start

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** True if the other reading gives the words of this value to another fact only. */
const isTaken = (fact: Fact, { end }: Span, other: Facts): boolean =>
  Object.entries(other).some(
    ([name, heard]) => name !== fact && heard.kind === 'heard' && overlap({ start: end - 1, end }, heard.span),
  )

/** Doubts about person and time come from what was left out, and not from how the numbers are read. */
const isUnread = (heard: AnyHeard | undefined) =>
  heard?.kind === 'to-confirm' && !['unclear-person', 'unclear-time', 'past-only'].includes(heard.doubt)

/** "More than, a hundred and twenty": the limit holds in spite of the pause. */
const isLimit = (heard: AnyHeard | undefined) =>
  heard?.kind === 'to-confirm' && ['range', 'bound', 'vague'].includes(heard.doubt)

/** `doubts`: a doubt of the second reading makes the first unsure; `all`: so does everything but the same value. */
interface Check {
  readonly doubts?: boolean
  readonly all?: boolean
}

/** The facts on which two readings of one text agree; where they differ, a person confirms. */
export function agreed(plain: HeardFacts, second: HeardFacts, { doubts, all }: Check): HeardFacts {
  const [first, other] = [plain as Facts, second as Facts]
  const merged: Facts = { ...first }
  for (const fact of new Set([...Object.keys(first), ...Object.keys(other)] as Fact[])) {
    const [one, two] = [first[fact], other[fact]]
    if (one?.kind === 'heard') {
      const differs =
        two?.kind === 'heard'
          ? two.value !== one.value && !readsMore(one.span, two.span)
          : isTaken(fact, one.span, other)
      const gone = all && !(two?.kind === 'heard' && two.value === one.value)
      if (differs || gone || isLimit(two) || (doubts && isUnread(two))) merged[fact] = asDoubt(one, two)
    } else if (!one && (two?.kind === 'heard' || (doubts && isUnread(two)))) merged[fact] = asDoubt(two)
  }
  return merged as HeardFacts
}
