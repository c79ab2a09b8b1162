import { z } from 'zod'
import { FieldOperation, User, UserData } from '../entities/user.ts'
import { method } from '../method.ts'
import { PERSONAS } from '../personas.ts'
import { Done, NoParams } from '../plain.ts'

export { PERSONAS }

export const Persona = z.enum(PERSONAS)
export type Persona = z.infer<typeof Persona>

/** 32 bytes, hexadecimal. */
const DeviceKey = z.string().regex(/^[0-9a-f]{64}$/)

/** The result of every way to sign in. The token replaces the stored one (decision 6). */
export const SignedIn = z.object({
  token: z.string(),
  user: User,
  /** As `userAccount.user:deviceKey` returns it; absent from older servers and for a caller without a device. */
  deviceKey: DeviceKey.nullish(),
})

export const accountMethods = [
  method('userAccount.user:login', {
    /** The spelling of decision 6. */
    aliases: ['user:login'],
    access: 'public',
    effect: 'write',
    cost: 10,
    built: false,
    params: z.object({
      code: z.string().max(4000),
      provider: z.enum(['google', 'x', 'yandex', 'dev']),
      options: z.looseObject({}).optional(),
      redirectUri: z.string().max(2000),
    }),
    result: SignedIn,
  }),
  method('userAccount.user:demoLogin', {
    access: 'public',
    effect: 'write',
    cost: 10,
    params: z.object({ user: Persona.optional(), quickLogin: z.boolean().optional() }),
    result: SignedIn,
  }),
  method('userAccount.user:impersonate', {
    access: 'admin',
    effect: 'write',
    cost: 10,
    built: false,
    params: z.object({ key: z.string().trim().min(1).max(500) }),
    result: SignedIn,
  }),
  method('userAccount.user:logout', { effect: 'write', params: NoParams, result: Done }),
  /**
   * Ends the session of a token, by the token's SHA-256: a device that signed out without a network keeps the hash, which
   * opens nothing, instead of the token. The result is the same for an unknown hash.
   */
  method('userAccount.user:revoke', {
    access: 'public',
    effect: 'write',
    cost: 2,
    params: z.object({ tokenHash: z.string().regex(/^[0-9a-f]{64}$/) }),
    result: Done,
  }),
  /** The key of this account and device: it opens what the device sealed at a sign-out, and is stored on the server only. */
  method('userAccount.user:deviceKey', {
    params: NoParams,
    result: z.object({ key: DeviceKey }),
  }),
  method('userAccount.user:delete', { effect: 'write', cost: 10, built: false, params: NoParams, result: Done }),
  method('userAccount.user:get', { params: NoParams, result: User }),
  method('userAccount.user:update', {
    /** The spelling of H §7. */
    aliases: ['user update'],
    effect: 'write',
    cost: 2,
    params: z.object({
      /** The complete data, from older clients: merged deeply, lists with ids by id. */
      data: z.optional(UserData),
      name: z.string().max(500).optional(),
      patch: z.array(FieldOperation).max(500).optional(),
      baseSeq: z.number().int().nonnegative().optional(),
    }),
    result: User,
  }),
] as const
