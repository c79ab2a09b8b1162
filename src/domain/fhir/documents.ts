import type { Locale } from '../../contract/entities/user.ts'
import type { StoredRecord } from '../records/record-facts.ts'
import {
  attachmentsOf,
  biomarkersOf,
  conclusionOf,
  findingsOf,
  isConclusionSummary,
  proceduresOf,
  providerOf,
  reportOf,
  textOf,
} from '../records/report.ts'
import { UNCHECKED } from './codes.ts'
import { dateOfRecord, instant } from './dates.ts'
import { identifier, idFrom } from './ids.ts'
import { type Fields, words } from './json-text.ts'
import type { Resource, Subject } from './resource.ts'
import { KINDS, WORDS } from './texts.ts'

const LARGEST_UNSIGNED = 2_147_483_647
const MIME = /^[\w.+-]+\/[\w.+-]+$/

/** The text of a record's report, with a heading for each part; '' if it has none. */
export function reportText(record: StoredRecord, locale: Locale): string {
  const report = reportOf(record.data)
  const parts: [keyof typeof WORDS | null, string][] = [
    [null, textOf(report.description)],
    ['summary', isConclusionSummary(report) ? '' : textOf(report.summary)],
    ['reasons', textOf(report.reasons)],
    ['findings', findingsOf(report)],
    ['conclusion', conclusionOf(report)],
    ['recommendations', textOf(report.recommendations)],
    [
      'procedures',
      proceduresOf(report)
        .map(({ name, frequency, duration, notes }) =>
          [name, frequency, duration, notes].map(textOf).filter(Boolean).join(', '),
        )
        .filter(Boolean)
        .join('\n'),
    ],
    [null, textOf(report.content)],
  ]
  return parts
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => (heading ? `${WORDS[heading][locale]}\n${text}` : text))
    .join('\n\n')
}

/** What the record says in words, and which files it has; null if it has neither. The bytes of files are not in it. */
export function documentOf(record: StoredRecord, { locale, subject }: Subject): Resource | null {
  const { data, clientId, recordType } = record
  const report = reportOf(data)
  const text = words(reportText(record, locale))
  const files = attachmentsOf(data).map(
    ({ name, mimeType, size }): Fields => ({
      attachment: {
        contentType: MIME.test(mimeType) ? mimeType : undefined,
        size: size !== null && Number.isInteger(size) && size >= 0 && size <= LARGEST_UNSIGNED ? size : undefined,
        title: words(name) ?? KINDS[recordType][locale],
      },
    }),
  )
  if (!text && files.length === 0) return null
  const isRead = data.sourceType === 'file' && (text !== undefined || biomarkersOf(report).length > 0)
  const [date, author, provider] = [dateOfRecord(data), words(report.doctor), words(providerOf(report))]
  return {
    resourceType: 'DocumentReference',
    id: idFrom('document', clientId),
    ...(isRead ? { meta: UNCHECKED } : {}),
    identifier: [identifier(clientId)],
    status: 'current',
    docStatus: isRead ? 'preliminary' : 'final',
    type: { text: KINDS[recordType][locale] },
    subject,
    date: instant(record.createdAt),
    author: author ? [{ display: author }] : [],
    custodian: provider ? { display: provider } : undefined,
    description: words(record.name),
    content: [
      ...(text
        ? [{ attachment: { contentType: 'text/plain; charset=utf-8', data: base64(text), title: words(record.name) } }]
        : []),
      ...files,
    ],
    context: date ? { period: { start: date } } : undefined,
  }
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (let from = 0; from < bytes.length; from += 8192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return btoa(binary)
}
