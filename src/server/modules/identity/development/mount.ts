import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { DevelopmentClient } from '../provider/providers.ts'
import { redirectAddresses } from '../redirect-address.ts'
import type { Serve } from './provider.ts'

export const DEVELOPMENT_PATH = '/dev/identity'

interface Addresses {
  publicUrl(): string
  /** Where this server reaches itself. */
  ownOrigin(): string
}

/** The development provider as a part of this server, and as a provider to sign in with. */
export function mountDevelopment({ publicUrl, ownOrigin }: Addresses): {
  client: DevelopmentClient
  serve(bindings: HttpBindings): Promise<Response>
} {
  const clientId = 'anamnesis'
  const clientSecret = randomBytes(32).toString('base64url')
  const issuer = () => publicUrl() + DEVELOPMENT_PATH
  let loaded: Promise<Serve> | null = null
  // Loaded by the first sign-in: most starts of a server never need it, and production never does.
  const load = async () => {
    const { developmentProvider } = await import('./provider.ts')
    const redirectUris = redirectAddresses(publicUrl())
    return developmentProvider({ issuer: issuer(), clientId, clientSecret, redirectUris })
  }
  return {
    client: { clientId, clientSecret, issuer, detour: ownOrigin },
    async serve({ incoming, outgoing }) {
      loaded ??= load()
      await (await loaded)(incoming as Parameters<Serve>[0], outgoing as Parameters<Serve>[1])
      return RESPONSE_ALREADY_SENT
    },
  }
}
