import type { ErrorName } from '../../src/contract/errors.ts'
import type { Method } from '../../src/contract/method.ts'
import { METHODS, type MethodName } from '../../src/contract/methods.ts'
import { ACCESS_ROWS, type AccessRow, type Things } from './access-rows.ts'

/**
 * S1, the kinds of callers:
 * `anonymous` has no session and names the owner's objects;
 * `otherUser` has its own session, is no administrator, and names the owner's objects;
 * `otherPatient` has its own session and objects, but the owner's patient in `meta.patientId`;
 * `deletedObject` is the owner, and names objects that were deleted;
 * `shareToken` has no session, and names the owner's objects with a share token of other objects.
 */
export const CALLERS = ['anonymous', 'otherUser', 'otherPatient', 'deletedObject', 'shareToken'] as const
export type Caller = (typeof CALLERS)[number]

export type Outcome =
  /** A result or an error about the parameters, without data of the owner; no data of the owner changes. */
  | { kind: 'harmless' }
  /** An error with one of these codes, without data of the owner; nothing changes. */
  | { kind: 'refused'; codes: readonly ErrorName[] }

export interface AccessCase {
  /** Unique title of the test. */
  title: string
  method: Method
  caller: Caller
  /** The call's parameters without `meta`, for the objects that `CALLERS` describes. */
  params(things: Things): Record<string, unknown>
  expected: Outcome
}

const HARMLESS: Outcome = { kind: 'harmless' }
const refused = (...codes: ErrorName[]): Outcome => ({ kind: 'refused', codes })
/** Objects of another account look as if they did not exist (S4: one 404 for all reasons). */
const HIDDEN = refused('NOT_FOUND')
/** Methods without a patient: signing out must work with a foreign or deleted current patient. */
const OF_NO_PATIENT: ReadonlySet<string> = new Set<MethodName>(['userAccount.user:logout'])
const GONE = refused('NOT_FOUND', 'GONE', 'CONFLICT')

function withoutSession({ access }: Method, row: AccessRow<MethodName>, hasToken: boolean): Outcome {
  if (access === 'public') return row.object === null ? HARMLESS : refused('UNAUTHORIZED', 'NOT_FOUND')
  if (access === 'user-or-share' && hasToken) return refused('UNAUTHORIZED', 'NOT_FOUND')
  return refused('UNAUTHORIZED')
}

function outcome(method: Method, row: AccessRow<MethodName>, caller: Caller): Outcome {
  if (caller === 'anonymous' || caller === 'shareToken') return withoutSession(method, row, caller === 'shareToken')
  if (method.access === 'admin') return refused('FORBIDDEN')
  if (caller === 'otherPatient') {
    const harmless = method.access === 'public' || OF_NO_PATIENT.has(method.name)
    return harmless ? HARMLESS : refused('NOT_FOUND', 'FORBIDDEN')
  }
  if (caller === 'otherUser') return row.object === null ? HARMLESS : HIDDEN
  return row.deletedIsFine ? HARMLESS : GONE
}

const SENTENCES: Readonly<Record<Caller, string>> = {
  anonymous: 'without a session',
  otherUser: "by another user on the owner's objects",
  otherPatient: "with another account's patient as the current one",
  deletedObject: 'on a deleted object',
  shareToken: 'with a share token of another object',
}

/** Throws for a method without a row: it is neither attacked nor tried by callers without a right until it has one. */
export function rowOf({ name }: Pick<Method, 'name'>): AccessRow<MethodName> {
  const rows: Readonly<Record<string, AccessRow<MethodName> | undefined>> = ACCESS_ROWS
  const row = rows[name]
  if (!row) throw new TypeError(`${name} has no row`)
  return row
}

/** Returns a case for every method and every caller (S1). */
export function accessCases(methods: readonly Method[] = METHODS): AccessCase[] {
  return methods.flatMap(method => {
    const row = rowOf(method)
    return CALLERS.map((caller): AccessCase => {
      return {
        title: `${method.name} ${SENTENCES[caller]}`,
        method,
        caller,
        params: things => ({ ...row.params(things), ...(caller === 'shareToken' ? { shareToken: 'of-another' } : {}) }),
        expected: outcome(method, row, caller),
      }
    })
  })
}
