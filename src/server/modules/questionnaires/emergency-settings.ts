import { readFile } from 'node:fs/promises'
import { EmergencySettings } from '../../../contract/entities/questionnaire.ts'
import type { EmergencySettings as Settings } from '../../../domain/interview/emergency/emergency-texts.ts'
import { ConfigError } from '../../environment.ts'

/**
 * The operator's country and texts for an emergency; undefined if none are set. Throws ConfigError if the file
 * cannot be read: the server does not start, because questionnaires would show other texts than the operator set.
 */
export async function emergencySettings(given: {
  country: string | undefined
  file: string | undefined
}): Promise<Settings | undefined> {
  const { country, file } = given
  if (country === undefined && file === undefined) return undefined
  const parsed = EmergencySettings.safeParse({ country, texts: file && (await textsIn(file)) })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigError(`EMERGENCY_TEXTS: ${issue?.path.slice(1).join('.')}: ${issue?.message}.`)
}

async function textsIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`EMERGENCY_TEXTS names a file that is not readable as JSON: ${(error as Error).message}`)
  }
}
