import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Visit } from '../../tests/factories/visits/visit.ts'

type Who = 'D' | 'P' | 'C' | 'N'
/** What is said in the room and is no fact: a turn is who says it (doctor, patient, companion, nurse) and the words. */
interface IdleTalk {
  readonly kind: string
  readonly turns: readonly (readonly [Who, string])[]
}

const FOLDER = join(import.meta.dirname, '../../tests/factories/idle-talk')
const TALK = Object.fromEntries(
  ['ru', 'en', 'el'].map(lang => [lang, JSON.parse(readFileSync(join(FOLDER, `${lang}.json`), 'utf8')) as IdleTalk[]]),
)

/** Exchanges that are put into one visit. */
const MANY = 8
const DOCTOR = /^(?:doctor|dr|врач|доктор|γιατρός|ιατρός)/iu
const PATIENT = /^(?:patient|пациент|ασθεν)/iu
const LABEL = /^(\p{L}[\p{L} ]{0,24}):\s/u
const DASH = /^[—–-]\s/u

interface Insertion {
  readonly at: number
  readonly text: string
}

/** A visit with idle talk between its lines; the gold is where it was, moved by what stands before it. */
export function withIdleTalk(visit: Visit, next: () => number): Visit | null {
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)]
  const all = TALK[visit.lang] ?? []
  const insertions =
    visit.kind === 'dictation'
      ? besideSentences(
          visit.transcript,
          all.filter(one => one.kind === 'dictation'),
          pick,
        )
      : betweenLines(
          visit.transcript,
          all.filter(one => one.kind !== 'dictation'),
          pick,
        )
  return insertions.length === 0 ? null : moved(visit, insertions)
}

type Pick = <T>(all: readonly T[]) => T | undefined

function besideSentences(text: string, talk: readonly IdleTalk[], pick: Pick): Insertion[] {
  const ends = [...text.matchAll(/[.!]\s(?=\p{Lu})/gu)].map(({ index }) => index + 1)
  return Array.from({ length: MANY }, () => ({
    at: pick(ends) ?? -1,
    text: ` ${pick(talk)?.turns[0]?.[1] ?? ''}`,
  })).filter(({ at, text }) => at > 0 && text.length > 1)
}

function betweenLines(text: string, talk: readonly IdleTalk[], pick: Pick): Insertion[] {
  const lines = [...text.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) => ({
    line,
    from: index,
    to: index + line.length,
  }))
  const labels = lines.map(({ line }) => LABEL.exec(line)?.[1] ?? null)
  const dash = lines.map(({ line }) => DASH.exec(line)?.[0]).find(one => one !== undefined)
  const doctor = labels.find(one => one && DOCTOR.test(one))
  const patient = labels.find(one => one && PATIENT.test(one)) ?? labels.find(one => one && !DOCTOR.test(one))
  if (!(doctor && patient) && !dash) return []
  const other = labels.find(one => one && !DOCTOR.test(one) && !PATIENT.test(one)) ?? patient
  const label = (who: Who) => (dash ? dash : `${who === 'D' ? doctor : who === 'P' ? patient : other}: `)
  const asks = (line: string) => /[?;]\s*$/u.test(line)
  const places = lines.flatMap(({ line, from }, at) => {
    const before = lines[at - 1]
    return before && !asks(before.line) && (dash || DOCTOR.test(line)) ? [from] : []
  })
  const ends = lines.filter(({ line }) => !asks(line) && (dash || PATIENT.test(line))).map(({ to }) => to)
  return Array.from({ length: MANY }, () => {
    const { turns } = pick(talk) ?? { turns: [] }
    const [first] = turns
    const joins = turns.length === 1 && first?.[0] === 'P'
    const at = pick(joins ? ends : places) ?? -1
    return { at, text: joins ? ` ${first[1]}` : turns.map(([who, words]) => `${label(who)}${words}\n`).join('') }
  }).filter(({ at, text }) => at > 0 && text.length > 0)
}

function moved(visit: Visit, unsorted: readonly Insertion[]): Visit {
  const insertions = [...unsorted].sort((a, b) => a.at - b.at)
  const shift = (at: number) => insertions.reduce((sum, one) => sum + (one.at <= at ? one.text.length : 0), at)
  let transcript = ''
  let from = 0
  for (const { at, text } of insertions) {
    transcript += visit.transcript.slice(from, at) + text
    from = at
  }
  transcript += visit.transcript.slice(from)
  const sections = Object.fromEntries(
    Object.entries(visit.gold.sections).map(([id, facts]) => [
      id,
      facts.map(fact => ({ ...fact, spans: fact.spans.map(([a, b]) => [shift(a), shift(b - 1) + 1] as const) })),
    ]),
  )
  return { ...visit, transcript, gold: { ...visit.gold, sections } }
}
