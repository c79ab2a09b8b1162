import type { Form } from './form.ts'
import type { Turn } from './shape.ts'
import { has } from './within.ts'
import type { Words } from './words.ts'

interface Line {
  from: number
  to: number
  dash: boolean
  /** Words before the colon; 0 without a label. */
  label: number
}

const LABEL_WORDS = 3
const TITLE = /^(?:dr|mr|mrs|ms|др|д|р|κ|κα|δρ)$/u

function linesOf({ words }: Words): Line[] {
  const starts: number[] = []
  for (const [at, { before }] of words.entries()) if (at === 0 || before.includes('\n')) starts.push(at)
  let isList = false
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? words.length
    const before = words[from]?.before ?? ''
    const hasDash = /^[-–—]$/u.test(before.slice(before.lastIndexOf('\n') + 1))
    // "Stopped:", and below it a line with a dash for each medicine: a list, and nobody speaks.
    isList = hasDash && (isList || /^:\n/u.test(before))
    const dash = hasDash && !isList
    let label = 0
    for (let at = from; at < Math.min(from + LABEL_WORDS, to) && label === 0; at++) {
      const after = words[at]?.after ?? ''
      if (after.startsWith(':')) label = at + 1 - from
      else if (after !== '' && !(after === '.' && TITLE.test(words[at]?.norm ?? ''))) break
    }
    return { from, to, dash, label }
  })
}

const labelOf = ({ words }: Words, { from, label }: Line) =>
  words
    .slice(from, from + label)
    .map(({ norm }) => norm)
    .join(' ')

/** The word of a label with a number: `speaker` of "Speaker 2". */
const numbered = (label: string): string | null => /^(\p{L}+) \d+$/u.exec(label)?.[1] ?? null

const isHeading = (words: Words, { from, label }: Line) =>
  (words.hits[from] ?? []).some(hit => hit.is === 'heading' && hit.to === from + label) &&
  !has(words, from, from + label, 'doctor-label', 'patient-label', 'relative')

/** Turns of the transcript, and what kind of talk it is. */
export function readTurns(words: Words): { turns: Turn[]; form: Form } {
  const lines = linesOf(words)
  const labelled = lines.filter(line => line.label > 0 && !isHeading(words, line))
  const times = new Map<string, number>()
  for (const line of labelled) times.set(labelOf(words, line), (times.get(labelOf(words, line)) ?? 0) + 1)
  const kinds = new Set([...times].filter(([, count]) => count > 1).map(([label]) => numbered(label)))
  const isLabel = (line: Line) => {
    if (line.label === 0 || isHeading(words, line)) return false
    const role = has(words, line.from, line.from + line.label, 'doctor-label', 'patient-label', 'relative')
    // "Speaker 3:" among others of its kind, even if they speak once.
    const kin = numbered(labelOf(words, line))
    return role || (times.get(labelOf(words, line)) ?? 0) > 1 || (kin !== null && kinds.has(kin))
  }
  if (labelled.filter(isLabel).length >= 2) return { turns: joined(words, lines, isLabel, true), form: 'dialogue' }
  if (isSaidByOne(words, lines)) return { turns: joined(words, lines, isLabel, true), form: 'dialogue' }
  if (lines.filter(line => line.dash).length >= 2)
    return { turns: joined(words, lines, line => line.dash), form: 'dialogue' }
  const asked = lines.filter(({ to }) => /[?;]/u.test(words.words[to - 1]?.after ?? '')).length
  if (lines.length >= 4 && asked * 6 >= lines.length)
    return { turns: joined(words, lines, () => true), form: 'dialogue' }
  return {
    turns: joined(words, lines, () => true),
    form: words.dictatesSigns || isDictation(words) ? 'dictation' : 'stream',
  }
}

/** "Patient: I have had a cough.": one line under the name of who speaks, and no dictation with headings. */
function isSaidByOne(words: Words, lines: readonly Line[]): boolean {
  const [line] = lines
  if (!line || lines.length > 1 || line.label === 0) return false
  const heads = words.hits.some((hits, at) =>
    hits.some(
      hit => hit.is === 'heading' && at > line.from + line.label && /[.:]/u.test(words.words[hit.to - 1]?.after ?? ''),
    ),
  )
  return !heads && has(words, line.from, line.from + line.label, 'doctor-label', 'patient-label')
}

/** A line that opens no turn continues the turn before it. */
function joined(words: Words, lines: readonly Line[], opens: (line: Line) => boolean, hasLabels = false): Turn[] {
  const turns: { from: number; to: number; label: string | null; speaker: null }[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    const labelled = hasLabels && line.label > 0 && opens(line) && !isHeading(words, line)
    const label = labelled ? labelOf(words, line) : null
    const from = labelled ? line.from + line.label : line.from
    if (last && !opens(line)) last.to = line.to
    else turns.push({ from, to: line.to, label, speaker: null })
  }
  return turns
}

/** Words to a sign below which a text has none. */
const UNSIGNED = 40

/** One speaker: headings, or hardly a question and no "I" of a patient. */
function isDictation(words: Words): boolean {
  let [headings, questions, voices] = [0, 0, 0]
  const unsigned = words.words.filter(({ after }) => /[.!?;:]/u.test(after)).length * UNSIGNED < words.words.length
  for (const [at, hits] of words.hits.entries()) {
    const { before = '', after = '' } = words.words[at] ?? {}
    for (const hit of hits) {
      const closes = /[.:\n]/u.test(words.words[hit.to - 1]?.after ?? '')
      if (hit.is === 'heading' && closes && (at === 0 || /[.\n!]/u.test(before))) headings++
      if (hit.is === 'asks' || hit.is === 'greeting' || hit.is === 'thanks') voices++
      // Without signs only the words tell that two people speak.
      if (unsigned && (hit.is === 'patient' || hit.is === 'yes')) voices++
    }
    if (after.includes('?') || (after.includes(';') && /\p{Script=Greek}/u.test(words.words[at]?.norm ?? '')))
      questions++
  }
  if (questions >= 3) return false
  if (headings >= 2) return true
  return voices * 60 < words.words.length
}
