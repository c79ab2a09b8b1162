import { z } from 'zod'
import { PUSH_KINDS } from '../entities/user.ts'
import { method } from '../method.ts'
import { Done } from '../plain.ts'

const Endpoint = z.url().max(1000)
/** Base64url without padding. */
const Key = z.string().regex(/^[\w-]{20,200}$/)

/** Web push (RFC 8030, 8291, 8292). The public key of the server is in the public configuration. */
export const pushMethods = [
  /** Sends `kinds` to this browser from now on; an empty list ends that. A message holds no clinical text. */
  method('userAccount.push:subscribe', {
    effect: 'write',
    cost: 2,
    params: z.object({
      endpoint: Endpoint,
      keys: z.object({ p256dh: Key, auth: Key }),
      kinds: z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length),
    }),
    result: Done,
  }),
  method('userAccount.push:unsubscribe', {
    effect: 'write',
    params: z.object({ endpoint: Endpoint }),
    result: Done,
  }),
] as const
