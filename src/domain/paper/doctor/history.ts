import { fold } from '../../labs/text/fold.ts'
import type { StoredRecord } from '../../records/record-facts.ts'
import { conclusionOf, findingsOf, providerOf, reportOf, studyTypeOf, tagsOf, textOf } from '../../records/report.ts'
import { type PlacedDate, placedDate } from '../../timeline/placed-date.ts'
import { markdownBlocks } from '../markdown.ts'
import type { Block, Words } from '../paper.ts'
import { dayText } from './dates.ts'
import type { DoctorWords } from './doctor-words.ts'

/** Of a document with nothing but its own text this much is printed. */
const LONGEST_CONTENT = 4000

const KNOWN_TAGS = ['allergy', 'diagnosis', 'condition', 'pastMedicalHistory', 'pregnancy', 'vaccination']

type Placed = { record: StoredRecord; placed: PlacedDate }

const newestFirst = (records: readonly StoredRecord[]): Placed[] =>
  records
    .map(record => ({ record, placed: placedDate(record.data, record.createdAt) }))
    .sort((a, b) => b.placed.at - a.placed.at || (a.record.clientId < b.record.clientId ? -1 : 1))

/** Allergies first: entries of the log under the tags that a doctor asks for, of all times. */
export function knownBlocks(records: readonly StoredRecord[], words: DoctorWords): Block[] {
  const log = newestFirst(records.filter(({ recordType }) => recordType === 'healthLog'))
  const items = KNOWN_TAGS.flatMap(tag =>
    log
      .filter(
        ({ record }) =>
          tagsOf(record.data).find(one => KNOWN_TAGS.includes(one)) === tag || (tag === 'allergy' && isAllergy(record)),
      )
      .filter(({ record }) => tag === 'allergy' || !isAllergy(record))
      .map(({ record, placed }): Block[] => [
        { kind: 'paragraph', text: entryOf(record, `${words.tags[tag] ?? tag}, ${dayText(placed, words)}`) },
      ]),
  )
  const blocks: Block[] = items.length > 0 ? [{ kind: 'list', start: null, items }] : []
  if (log.some(({ record }) => isAllergy(record))) return blocks
  return [{ kind: 'note', tone: 'plain', text: words.noAllergy }, ...blocks]
}

const isAllergy = ({ data }: StoredRecord) => tagsOf(data).includes('allergy')

function entryOf(record: StoredRecord, label: string): Words {
  const report = reportOf(record.data)
  const text = [textOf(report.description), textOf(report.summary)].filter(Boolean).join('\n')
  return [
    { text: record.name.trim() || label, bold: true },
    { text: ` (${label})`, tone: 'quiet' },
    ...(text === '' || fold(text) === fold(record.name) ? [] : [{ text: `: ${text}` }]),
  ]
}

/** Every record with its texts, newest first; values and prescriptions have tables of their own. */
export function historyBlocks(records: readonly StoredRecord[], words: DoctorWords): Block[] {
  if (records.length === 0) return [{ kind: 'paragraph', text: words.none }]
  return newestFirst(records).flatMap(({ record, placed }) => {
    const report = reportOf(record.data)
    const type =
      textOf(record.data.subtype) || studyTypeOf(report) || words.types[record.recordType] || record.recordType
    const by = [providerOf(report), textOf(report.doctor) && `${words.doctor}: ${textOf(report.doctor)}`].filter(
      Boolean,
    )
    const heading: Block = { kind: 'heading', level: 3, text: `${dayText(placed, words)} · ${record.name}` }
    const facts: Block = { kind: 'paragraph', tone: 'quiet', text: [type, ...by].join(' · ') }
    return [heading, facts, ...textsOf(record, words)]
  })
}

function textsOf({ data }: StoredRecord, words: DoctorWords): Block[] {
  const report = reportOf(data)
  const parts: [string, string][] = [
    [words.reasons, textOf(report.reasons)],
    [words.summary, textOf(report.summary)],
    [words.description, textOf(report.description)],
    [words.findings, findingsOf(report)],
    [words.conclusion, conclusionOf(report)],
    [words.recommendations, textOf(report.recommendations)],
  ]
  const said = new Set<string>()
  const blocks = parts.flatMap(([title, text]): Block[] => {
    const bare = fold(text)
    if (text === '' || said.has(bare)) return []
    said.add(bare)
    return [titled(title, text)]
  })
  const content = textOf(report.content)
  if (content === '') return blocks
  if (blocks.length > 0) return [...blocks, { kind: 'paragraph', tone: 'quiet', text: words.shortened }]
  const shown = content.slice(0, LONGEST_CONTENT)
  if (shown === content) return markdownBlocks(content)
  return [...markdownBlocks(shown), { kind: 'paragraph', tone: 'quiet', text: `… ${words.shortened}` }]
}

/** A text as it was read or typed, as on its page. */
const titled = (title: string, text: string): Block => ({
  kind: 'paragraph',
  text: [{ text: `${title}: `, tone: 'quiet' }, { text }],
})
