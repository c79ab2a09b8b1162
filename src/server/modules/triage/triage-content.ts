import { isDeepStrictEqual } from 'node:util'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { TriageData } from '../../../contract/entities/triage.ts'
import { ContractError } from '../../../contract/errors.ts'
import { chooseProfileId, profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import { mergeChecks } from './checks.ts'
import { mergeOverrides, type OverrideContext } from './overrides.ts'

/** Keys that only the server writes: clients cannot set results. */
const SERVER_KEYS = [
  'heard',
  'suggestions',
  'results',
  'speechError',
  'errorKey',
  'documentAssetId',
  'mimeType',
  'size',
]

export type WriteContext = Pick<OverrideContext, 'author' | 'deviceId' | 'now' | 'clockCorrectionMs'>

const pick = (data: HealthRecordData, keys: readonly string[]): HealthRecordData =>
  Object.fromEntries(keys.flatMap(key => (Object.hasOwn(data, key) ? [[key, data[key]]] : [])))
const without = (data: HealthRecordData, keys: readonly string[]): HealthRecordData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))

/**
 * The data of a triage after a client's write: server keys and the profile stay, overrides and checks are merged, the
 * rest is the client's. Throws UNPROCESSABLE InvalidOverride, InvalidCheck, InvalidTriageData.
 */
export function triageContent(
  current: HealthRecordData | null,
  written: HealthRecordData,
  context: WriteContext,
): TriageData {
  const existing = current && readTriage(current)
  const profile = existing?.profile ?? { id: chooseProfileId(profileIdOf(written)) }
  const overrides = mergeOverrides(existing?.overrides ?? [], written.overrides, {
    ...context,
    profile: profileOf(profile.id),
    classification: existing?.results?.assessment.classification,
  })
  const checks = mergeChecks(existing?.checks ?? [], written.checks, context)
  const data = {
    ...without(written, [...SERVER_KEYS, 'overrides', 'checks']),
    ...pick(current ?? {}, SERVER_KEYS),
    profile,
    ...(overrides.length > 0 && { overrides }),
    ...(checks.length > 0 && { checks }),
  }
  readTriage(data)
  return data
}

const profileIdOf = ({ profile }: HealthRecordData): unknown =>
  typeof profile === 'object' && profile !== null && 'id' in profile ? profile.id : undefined

/** Throws UNPROCESSABLE with the issues by path. */
export function readTriage(data: HealthRecordData): TriageData {
  const read = TriageData.safeParse(data)
  if (read.success) return read.data
  throw new ContractError('UNPROCESSABLE', 'The data would not be that of a triage.', {
    errorType: 'InvalidTriageData',
    issues: read.error.issues.map(({ path, message }) => ({ path: ['data', ...path].join('.'), message })),
  })
}

/** The input of the result: a write that leaves it unchanged keeps the result. */
export const sameInput = (before: HealthRecordData, after: HealthRecordData): boolean =>
  isDeepStrictEqual(before.typed ?? null, after.typed ?? null) && sameTranscript(before, after)

export const sameTranscript = (before: HealthRecordData, after: HealthRecordData): boolean =>
  (before.transcription?.text ?? '') === (after.transcription?.text ?? '')

/** Whether both have the same client part, for a create that is repeated (I2). */
export function sameContent(a: HealthRecordData, b: HealthRecordData): boolean {
  const clientPart = (data: HealthRecordData) => ({
    ...without(data, SERVER_KEYS),
    overrides: readTriage(data).overrides?.map(({ id }) => id),
    checks: readTriage(data).checks?.map(({ id }) => id),
  })
  return isDeepStrictEqual(clientPart(a), clientPart(b))
}
