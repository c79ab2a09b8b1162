import type { PublicConfig } from '../../../src/contract/entities/public-config.ts'
import { worker } from '../setup/fake-bridge.ts'

export const CONFIG: PublicConfig = {
  ...{ version: '1', environment: 'test', demo: true, providers: {}, speech: 'none' },
}

/** Lets the server have these providers. */
export const offer = (providers: PublicConfig['providers'], change: Partial<PublicConfig> = {}): void =>
  worker.offers({ ...CONFIG, providers, ...change })
