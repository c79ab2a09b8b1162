import { isBag } from '../../contract/bag.ts'
import type { FieldConflict } from './three-way.ts'

/**
 * Fields that no person reads or changes: files and their form, what is measured or computed, keys, times and authors
 * that come with a change. Where two devices differ in them the server's value stays, without a question.
 */
const MACHINE_FIELDS = [
  // Of a file and its processing.
  ...['documentAssetId', 'resourceUrl', 'mimeType', 'size', 'peaks', 'gaps', 'locale', 'errorKey', 'speechError'],
  ...['deviceTime', 'sourceType', 'attachments', 'duration', 'transcription.duration', 'transcription.model'],
  ...['sha256', 'madeFrom', 'reading', 'pages', 'unread', 'missingLanguages', 'checked'],
  // Of a report, beside its text.
  ...['id', 'model', 'createdAt', 'type', 'options', 'evidence', 'provisional', 'versionId', 'shownAt'].map(
    one => `reports[].${one}`,
  ),
  ...['versions', 'requests'].map(one => `reports[].${one}`),
  // Ticks of a report: two that differ are by two people or at two times; each still says that a person compared.
  'reports[].review',
  // Of what was read from a document: keys, places, doubts, and what follows from the value.
  ...[
    'rowId',
    'id',
    'valueType',
    'rawValue',
    'flag',
    'refExceed',
    'source',
    'origin',
    'author',
    'authoredAt',
    'doubts',
  ].map(one => `report.findings.labTestResults.biomarkers[].${one}`),
  ...['prescriptions', 'procedures'].flatMap(list =>
    ['rowId', 'source', 'origin', 'author', 'authoredAt'].map(one => `report.${list}[].${one}`),
  ),
  ...['report.sources', 'proposals'],
  // Of a triage: computed again from what was typed and heard.
  ...['provisional', 'heard', 'suggestions', 'results'],
  ...['id', 'assessed', 'change', 'author', 'at', 'deviceAt', 'receivedAt', 'deviceId'].map(
    one => `overrides[].${one}`,
  ),
  ...['id', 'author', 'at', 'deviceAt', 'receivedAt'].map(one => `checks[].${one}`),
  // Of an account: the patient a device starts with, the place in the tour, and what the server decides.
  ...[
    'preferences.currentPatientId',
    'preferences.tour',
    'preferences.demoBoxClosed',
    'plan',
    'subscription',
    'referrals',
    'isDemoLoaded',
    'deleteAfter',
  ],
  ...['activity.engagement', 'activity.consentTimestamp'],
  ...['id', 'createdAt', 'updatedAt'].map(one => `ambientScribe.reports[].${one}`),
].map(name => `data.${name}`)

/** True for a dotted path at or below such a field; items of lists have their ids in brackets. */
function isMachineField(path: string): boolean {
  const place = path.replace(/\[[^\]]*\]/g, '[]')
  return MACHINE_FIELDS.some(field => place === field || place.startsWith(`${field}.`) || place.startsWith(`${field}[`))
}

function hasOtherFields(value: unknown, path: string): boolean {
  if (value === undefined || isMachineField(path)) return false
  if (Array.isArray(value) && value.some(isBag)) return value.some(item => hasOtherFields(item, `${path}[]`))
  if (!isBag(value) || Object.keys(value).length === 0) return true
  return Object.entries(value).some(([key, inner]) => hasOtherFields(inner, `${path}.${key}`))
}

/** True if a person reads what the two versions differ in. */
export const isForPeople = ({ path, local, remote }: FieldConflict): boolean =>
  hasOtherFields(local, path) || hasOtherFields(remote, path)
