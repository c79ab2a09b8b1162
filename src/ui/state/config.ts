import { deviceValues } from '../../platform/browser/storage.ts'
import { bridge } from './bridge.ts'

/** What the server offers before anybody is signed in. */
export interface PublicConfig {
  version: string
  environment: string
  demo: boolean
  providers: Partial<Record<'google' | 'x' | 'yandex' | 'dev', boolean>>
  speech: string
}

const KEY = 'publicConfig'

/** The server's present offer, else the last one that this device saw; null when it never saw one. */
export async function readConfig(): Promise<{ config: PublicConfig; fresh: boolean } | null> {
  const answer = (await bridge.config()) as PublicConfig | null
  if (answer) {
    deviceValues.set(KEY, JSON.stringify(answer))
    return { config: answer, fresh: true }
  }
  const kept = deviceValues.get(KEY)
  return kept ? { config: JSON.parse(kept) as PublicConfig, fresh: false } : null
}
