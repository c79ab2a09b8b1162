import { z } from 'zod'
import { FieldOperation, User, UserData } from '../entities/user.ts'
import { method } from '../method.ts'
import { PERSONAS } from '../personas.ts'
import { Done, NoParams } from '../plain.ts'

export { PERSONAS }

export const Persona = z.enum(PERSONAS)
export type Persona = z.infer<typeof Persona>

/** What every way of signing in answers. The token replaces the stored one (decision 6). */
export const SignedIn = z.object({ token: z.string(), user: User })

export const accountMethods = [
  method('userAccount.user:login', {
    /** Decision 6 writes it so. */
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
  method('userAccount.user:delete', { effect: 'write', cost: 10, built: false, params: NoParams, result: Done }),
  method('userAccount.user:get', { params: NoParams, result: User }),
  method('userAccount.user:update', {
    /** H §7 writes it so. */
    aliases: ['user update'],
    effect: 'write',
    cost: 2,
    params: z.object({
      /** The whole data of an older client: merged deeply, lists with ids by id. */
      data: z.optional(UserData),
      name: z.string().max(500).optional(),
      patch: z.array(FieldOperation).max(500).optional(),
      baseSeq: z.number().int().nonnegative().optional(),
    }),
    result: User,
  }),
] as const
