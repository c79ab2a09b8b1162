import type { Locale } from '../../contract/entities/user.ts'
import { parseTimestamp } from '../dates/timestamp.ts'
import type { StoredRecord } from '../records/record-facts.ts'
import { LOINC } from './codes.ts'
import { identifier, idFrom, refer, urn } from './ids.ts'
import { type Fields, jsonText, Raw } from './json-text.ts'
import { div, escaped, narrative, row, table } from './narrative.ts'
import { type ExportedPatient, patientId, patientResource, statedValues } from './patient.ts'
import { convertRecord, type LeftOut } from './record-parts.ts'
import type { Resource, SectionId, Subject } from './resource.ts'
import { SECTIONS, WORDS } from './texts.ts'

export interface FhirCounts {
  /** By kind of resource. */
  resources: Readonly<Record<string, number>>
  leftOut: Readonly<Record<LeftOut, number>>
  /** Values that a person has to check first. */
  doubtful: number
}

export interface FhirDocument {
  /** Adds a record of this patient. Throws for one of another patient. */
  add(record: StoredRecord): void
  counts(): FhirCounts
  /** Time of the newest change in the data (ISO): how old the file is. */
  asOf(): string
  /** The entries that were added since the last call, as text of the file. */
  take(): string
  /** What stands before and behind all entries. Nothing may be added afterwards. */
  frame(): { head: readonly string[]; tail: string }
}

/** Serialised entry by entry, so that closing a long export does not block the thread. */
interface Section {
  /** References, as JSON. */
  entries: string
  /** Rows of the table, escaped for XHTML and for JSON. */
  rows: string
}

const AUTHOR = idFrom('author', 'Anamnesis')

/**
 * A FHIR R4 document of a patient (hl7.org/fhir/R4/documents), with the sections of the International Patient Summary
 * that have content. The same records in the same order give the same bytes: ids come from the records, times from the
 * data, and no clock is read.
 */
export function createFhirDocument(patient: ExportedPatient, locale: Locale): FhirDocument {
  const of: Subject = { locale, subject: refer(patientId(patient.clientId)) }
  const sections = new Map<SectionId, Section>()
  let entries = ''
  const versions: string[] = []
  const resources: Record<string, number> = {}
  const leftOut: Record<LeftOut, number> = { unread: 0, insight: 0, visit: 0, empty: 0 }
  let doubtful = 0
  let newest = parseTimestamp(patient.updatedAt) ?? 0

  const addEntry = (resource: Resource) => {
    entries += `,\n${entryText(resource)}`
    resources[resource.resourceType] = (resources[resource.resourceType] ?? 0) + 1
  }
  const sectionOf = (id: SectionId): Section => {
    const known = sections.get(id) ?? { entries: '', rows: '' }
    sections.set(id, known)
    return known
  }
  const asOf = () => new Date(newest).toISOString()

  return {
    add(record) {
      if (record.patientClientId !== patient.clientId) throw new TypeError('a record of another patient')
      versions.push(`${record.clientId} ${record.updatedAt}`)
      newest = Math.max(newest, parseTimestamp(record.updatedAt) ?? 0)
      const converted = convertRecord(record, of)
      if (converted.kind === 'out') {
        leftOut[converted.why] += 1
        return
      }
      doubtful += converted.doubtful
      for (const part of converted.parts) {
        const section = sectionOf(part.section)
        for (const resource of part.resources) {
          section.entries += `${section.entries === '' ? '' : ','}${jsonText(refer(resource.id))}`
          addEntry(resource)
        }
        for (const { date, what, value } of part.lines)
          section.rows += inString(row([date === '' ? WORDS.undated[locale] : date, what, value]))
      }
    },
    counts: () => ({ resources: { ...resources }, leftOut: { ...leftOut }, doubtful }),
    asOf,
    take() {
      const taken = entries
      entries = ''
      return taken
    },
    frame() {
      const id = idFrom('document', patient.clientId, locale, patient.updatedAt, ...versions)
      const bundle = { resourceType: 'Bundle', id, language: LANGUAGES[locale], identifier: identifier(id) }
      const head = jsonText({ ...bundle, type: 'document', timestamp: asOf() })
      const composition = compositionOf(idFrom('composition', id), { patient, of, at: asOf(), sections })
      const opening = [composition, patientResource(patient), author()].map(entryText)
      return { head: filled(`${head.slice(0, -1)},"entry":[\n${opening.join(',\n')}`, sections), tail: '\n]}\n' }
    },
  }
}

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en', ru: 'ru', el: 'el' }

/** Where the rows go; no text contains it. */
const ROWS = '\u0000'

/** Stands for a part of a section that is too long to be copied from text to text; no JSON contains it. */
const hole = (part: keyof Section, id: SectionId): string => `\u0000${part} ${id}\u0000`
const filled = (text: string, sections: ReadonlyMap<SectionId, Section>): string[] =>
  text.split('\u0000').map((piece, at) => {
    const [part = '', id = ''] = at % 2 === 1 ? piece.split(' ') : []
    const section = sections.get(id as SectionId)
    return section ? section[part as keyof Section] : piece
  })
const inString = (text: string): string => JSON.stringify(text).slice(1, -1)

const entryText = (resource: Resource) => jsonText({ fullUrl: urn(resource.id), resource })

const author = (): Resource => ({
  resourceType: 'Device',
  id: AUTHOR,
  deviceName: [{ name: 'Anamnesis', type: 'user-friendly-name' }],
})

interface Content {
  patient: ExportedPatient
  of: Subject
  /** ISO */
  at: string
  sections: ReadonlyMap<SectionId, Section>
}

function compositionOf(id: string, { patient, of: { locale, subject }, at, sections }: Content): Resource {
  const filled = SECTIONS.flatMap(({ id: name, loinc, title }): Fields[] => {
    if (!sections.has(name)) return []
    const [start = '', end = ''] = div(
      table([WORDS.date[locale], WORDS.item[locale], WORDS.value[locale]], ROWS),
    ).split(ROWS)
    return [
      {
        title: title[locale],
        ...(loinc && { code: { coding: [{ system: LOINC, code: loinc }], text: title[locale] } }),
        text: { status: 'generated', div: new Raw(`"${inString(start)}${hole('rows', name)}${inString(end)}"`) },
        entry: new Raw(`[${hole('entries', name)}]`),
      },
    ]
  })
  const stated = statedValues(patient)
  const profile =
    stated.length > 0 ? [{ title: WORDS.stated[locale], text: narrative(statedTable(stated, locale)) }] : []
  return {
    resourceType: 'Composition',
    id,
    language: LANGUAGES[locale],
    text: narrative(`<p>${escaped(`${WORDS.asOf[locale]} ${at}`)}</p>`),
    status: 'final',
    type: { coding: [{ system: LOINC, code: '60591-5' }], text: WORDS.title[locale] },
    subject,
    date: at,
    author: [refer(AUTHOR)],
    title: WORDS.title[locale],
    section: [...filled, ...profile],
  }
}

const statedTable = (stated: ReturnType<typeof statedValues>, locale: Locale) =>
  table(
    [WORDS.item[locale], WORDS.value[locale]],
    stated.map(({ key, value }) => row([WORDS[key][locale], value])).join(''),
  )
