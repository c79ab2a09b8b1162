import { isDeepStrictEqual } from 'node:util'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { TriageData } from '../../../contract/entities/triage.ts'
import { ContractError } from '../../../contract/errors.ts'
import { chooseProfileId, profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import { mergeChecks } from './checks.ts'
import { mergeOverrides, type OverrideCircumstances } from './overrides.ts'

/** Written by the server alone: the rules' words are never a client's. */
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

export type Circumstances = Pick<OverrideCircumstances, 'author' | 'deviceId' | 'now'>

const pick = (data: HealthRecordData, keys: readonly string[]): HealthRecordData =>
  Object.fromEntries(keys.flatMap(key => (Object.hasOwn(data, key) ? [[key, data[key]]] : [])))
const without = (data: HealthRecordData, keys: readonly string[]): HealthRecordData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))

/**
 * The data of a triage after a client's write: what the server owns stays as it stands, the profile stays what it was
 * begun with, overrides and checks are added, and the whole can be read. Throws UNPROCESSABLE: InvalidOverride, InvalidCheck, InvalidTriageData.
 */
export function triageContent(
  current: HealthRecordData | null,
  written: HealthRecordData,
  circumstances: Circumstances,
): TriageData {
  const standing = current && readTriage(current)
  const profile = standing?.profile ?? { id: chooseProfileId(profileIdOf(written)) }
  const overrides = mergeOverrides(standing?.overrides ?? [], written.overrides, {
    ...circumstances,
    profile: profileOf(profile.id),
    classification: standing?.results?.assessment.classification,
  })
  const checks = mergeChecks(standing?.checks ?? [], written.checks, circumstances)
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

/** What the result is made of: a write that leaves this alone leaves the result alone. */
export const sameInput = (before: HealthRecordData, after: HealthRecordData): boolean =>
  isDeepStrictEqual(before.typed ?? null, after.typed ?? null) && sameWords(before, after)

export const sameWords = (before: HealthRecordData, after: HealthRecordData): boolean =>
  (before.transcription?.text ?? '') === (after.transcription?.text ?? '')

/** Whether two rows say the same as far as a client wrote them, for a create that is sent again (I2). */
export function sameContent(a: HealthRecordData, b: HealthRecordData): boolean {
  const clientPart = (data: HealthRecordData) => ({
    ...without(data, SERVER_KEYS),
    overrides: readTriage(data).overrides?.map(({ id }) => id),
    checks: readTriage(data).checks?.map(({ id }) => id),
  })
  return isDeepStrictEqual(clientPart(a), clientPart(b))
}
