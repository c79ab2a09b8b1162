import { z } from 'zod'
import { FieldOperation, Locale, User, UserData } from '../entities/user.ts'
import { method } from '../method.ts'

export const PERSONAS = ['patient', 'doctor', 'basic', 'admin'] as const
export const Persona = z.enum(PERSONAS)
export type Persona = z.infer<typeof Persona>

/** What every way of signing in answers. The token replaces the stored one (decision 6). */
export const SignedIn = z.object({ token: z.string(), user: User })

const noParams = z.object({})
const done = z.looseObject({ status: z.literal('ok'), message: z.string().optional() })

export const accountMethods = [
  method('userAccount.user:login', {
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
  method('userAccount.user:logout', { effect: 'write', params: noParams, result: done }),
  method('userAccount.user:delete', { effect: 'write', cost: 10, built: false, params: noParams, result: done }),
  method('userAccount.user:get', { params: noParams, result: User }),
  method('userAccount.user:update', {
    effect: 'write',
    cost: 2,
    params: z.object({
      /** The whole data of an older client: merged deeply, lists with ids by id. */
      data: UserData.optional(),
      name: z.string().max(500).optional(),
      patch: z.array(FieldOperation).max(500).optional(),
      baseSeq: z.number().int().nonnegative().optional(),
    }),
    result: User,
  }),
  method('userAccount.user:sendFeedback', {
    effect: 'write',
    cost: 5,
    built: false,
    params: z.looseObject({
      name: z.string().max(500).optional(),
      email: z.string().max(320).optional(),
      phone: z.string().max(40).optional(),
      feedbackType: z.string().max(100),
      message: z.string().trim().min(1).max(20_000),
      data: z.looseObject({}).optional(),
    }),
    result: done,
  }),
  method('userAccount.user:saveFtd', {
    effect: 'write',
    built: false,
    params: z.object({ ftd: z.looseObject({}) }),
    result: done,
  }),
  method('userAccount.user.telegram:generateToken', {
    effect: 'write',
    cost: 5,
    built: false,
    params: noParams,
    result: z.object({ token: z.string() }),
  }),
  method('userAccount.user.telegram:status', {
    built: false,
    params: noParams,
    result: z.object({ linked: z.boolean(), username: z.string().nullish(), notifications: z.boolean() }),
  }),
  method('userAccount.user.telegram:unlink', { effect: 'write', built: false, params: noParams, result: done }),
  method('userAccount.user.telegram:updateNotifications', {
    effect: 'write',
    built: false,
    params: z.object({ enabled: z.boolean() }),
    result: done,
  }),
  method('userAccount.referrals:createCode', {
    effect: 'write',
    built: false,
    params: noParams,
    result: z.object({ code: z.string() }),
  }),
  method('userAccount.referrals:getStats', {
    built: false,
    params: noParams,
    result: z.looseObject({ stats: z.looseObject({}) }),
  }),
  method('userAccount.patients:loadDemoData', {
    effect: 'write',
    cost: 20,
    built: false,
    params: z.object({ locale: Locale.optional() }),
    result: done,
  }),
] as const
