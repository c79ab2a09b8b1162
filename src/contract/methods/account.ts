import { z } from 'zod'
import { FieldOperation, User, UserData } from '../entities/user.ts'
import { method } from '../method.ts'
import { PERSONAS } from '../personas.ts'
import { Done, NoParams, Page } from '../plain.ts'
import { PROVIDERS } from '../providers.ts'

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

const Provider = z.enum(PROVIDERS)
/** A path of this origin, or a complete address of it. */
const RedirectUri = z.string().min(1).max(2000)
/** Base64url of 32 random bytes that the server made; names one attempt to sign in. */
const State = z.string().regex(/^[\w-]{43}$/)

/** One session of the account, for its owner. */
const OwnSession = z.object({
  id: z.uuid(),
  kind: z.enum(['user', 'demo', 'impersonation']),
  /** The session of this call. */
  current: z.boolean(),
  deviceName: z.string().nullable(),
  /** Such as `Chromium on Android`. */
  agentClass: z.string().nullable(),
  quickLogin: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** A device on which the account was ever signed in, for its owner. */
const OwnDevice = z.object({
  id: z.string(),
  /** The device of this call. */
  current: z.boolean(),
  name: z.string().nullable(),
  agentClass: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** How many have not ended; 0: signed out. */
  sessions: z.number().int(),
})
export type OwnDevice = z.infer<typeof OwnDevice>

/** What an administrator did in the account, for its owner. */
const Look = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  /** Null once their account is deleted. */
  administrator: z.string().nullable(),
  action: z.string(),
  /** `ok`, or why it was refused. */
  outcome: z.string(),
})
export type Look = z.infer<typeof Look>

/** What is stored of an account, or may be. */
const Stored = z.object({
  /** Of files and of the content of rows. */
  bytes: z.number().int(),
  /** Patients, records, messages and questionnaires. */
  rows: z.number().int(),
})

/** What deleting an account deletes, and when it was asked for. */
const Deletion = z.object({
  patients: z.number().int(),
  recordings: z.number().int(),
  triages: z.number().int(),
  /** Health records of the other types. */
  documents: z.number().int(),
  chatMessages: z.number().int(),
  /** Bytes of stored files. */
  bytes: z.number().int(),
  /** Null: the account is not being deleted. */
  deleteAfter: z.string().nullable(),
})
export type Deletion = z.infer<typeof Deletion>

export const accountMethods = [
  /**
   * Begins a sign-in with a provider: authorization code, PKCE, state, and nonce where the provider has one. `binding` is
   * the SHA-256 of a secret that stays with this browser until it calls `login` with it.
   */
  method('userAccount.user:beginLogin', {
    access: 'public',
    effect: 'write',
    cost: 5,
    params: z.object({
      provider: Provider,
      redirectUri: RedirectUri,
      binding: z.string().regex(/^[0-9a-f]{64}$/),
      /** `confirm` asks the provider for a fresh sign-in (`prompt=login`, `max_age=0`), before an account is deleted. */
      purpose: z.enum(['sign-in', 'confirm']).default('sign-in'),
    }),
    result: z.object({ authorizationUrl: z.string(), state: State, expiresAt: z.string() }),
  }),
  method('userAccount.user:login', {
    /** The spelling of decision 6. */
    aliases: ['user:login'],
    access: 'public',
    effect: 'write',
    cost: 10,
    params: z.object({
      code: z.string().max(4000),
      provider: Provider,
      options: z
        .looseObject({
          state: State.optional(),
          /** The secret whose SHA-256 `beginLogin` got. */
          binding: z.string().max(200).optional(),
          /** The issuer that the provider named in its response (RFC 9207). */
          iss: z.string().max(500).optional(),
          quickLogin: z.boolean().optional(),
        })
        .optional(),
      redirectUri: RedirectUri,
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
    params: z.object({ key: z.string().trim().min(1).max(500) }),
    /** The session ends by itself then; use does not extend it. */
    result: SignedIn.extend({ expiresAt: z.string() }),
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
  /** The account's sessions that have not ended, the last used first. */
  method('userAccount.sessions:list', {
    params: NoParams,
    result: z.object({ sessions: z.array(OwnSession) }),
  }),
  /** Ends one session, or every other one (`others`). The result is the same for a session that has ended. */
  method('userAccount.sessions:revoke', {
    effect: 'write',
    cost: 2,
    params: z.union([z.object({ sessionId: z.uuid() }), z.object({ others: z.literal(true) })]),
    result: z.object({ ended: z.number().int() }),
  }),
  /** How much of its room on the server the account uses; a write beyond the quota is refused with `AccountFull`. */
  method('userAccount.storage:get', {
    cost: 5,
    params: NoParams,
    result: z.object({ used: Stored, quota: Stored }),
  }),
  /** The account's devices, the last used first. */
  method('userAccount.devices:list', {
    params: NoParams,
    result: z.object({ devices: z.array(OwnDevice) }),
  }),
  /** Ends every session of a device; returns how many had not ended. */
  method('userAccount.devices:revoke', {
    effect: 'write',
    cost: 2,
    params: z.object({ deviceId: z.string().max(64) }),
    result: z.object({ ended: z.number().int() }),
  }),
  /** Every act of an administrator in the account, the newest first. */
  method('userAccount.looks:list', {
    params: Page,
    result: z.object({ looks: z.array(Look), total: z.number().int() }),
  }),
  method('userAccount.user:deletionPreview', { params: NoParams, result: Deletion }),
  /**
   * Decision 28: FORBIDDEN with `FreshSignInNeeded` unless the session's sign-in is at most 5 minutes old. `in-30-days` can be
   * taken back by `keepAccount` until then; `now` ends every session.
   */
  method('userAccount.user:delete', {
    effect: 'write',
    cost: 10,
    params: z.object({ when: z.enum(['now', 'in-30-days']).default('in-30-days') }),
    result: Done.extend({ deleteAfter: z.string().nullable().optional() }),
  }),
  method('userAccount.user:keepAccount', { effect: 'write', params: NoParams, result: Done }),
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
