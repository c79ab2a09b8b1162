import type { PublicConfig } from '../../../contract/entities/public-config.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { bridge } from './bridge.ts'

const KEY = 'publicConfig'

/** The server's public configuration, else the last one that this device received; null if there is none. */
export async function readConfig(): Promise<{ config: PublicConfig; fresh: boolean } | null> {
  const answer = await bridge.config()
  if (answer) {
    deviceValues.set(KEY, JSON.stringify(answer))
    return { config: answer, fresh: true }
  }
  const kept = keptConfig()
  return kept && { config: kept, fresh: false }
}

/** The configuration that this device received last. */
export function keptConfig(): PublicConfig | null {
  const kept = deviceValues.get(KEY)
  return kept ? (JSON.parse(kept) as PublicConfig) : null
}
