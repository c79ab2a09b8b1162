import type { ErrorName } from '../../src/contract/errors.ts'
import type { Method } from '../../src/contract/method.ts'
import { METHODS, type MethodName } from '../../src/contract/methods.ts'
import { ACCESS_ROWS, type AccessRow, type Things } from './access-rows.ts'

/**
 * S1, who comes to the door:
 * `anonymous` without a session, pointing at the owner's things;
 * `otherUser` with a session of his own (no administrator), pointing at the owner's things;
 * `otherPatient` with a session and things of his own, and the owner's patient in `meta.patientId`;
 * `deletedObject` the owner himself, pointing at what was deleted;
 * `shareToken` without a session, pointing at the owner's things with a share token that was not made for them.
 */
export const CALLERS = ['anonymous', 'otherUser', 'otherPatient', 'deletedObject', 'shareToken'] as const
export type Caller = (typeof CALLERS)[number]

export type Outcome =
  /** An answer, or an error about the parameters; nothing of the owner's in it, nothing of the owner's changed. */
  | { kind: 'harmless' }
  /** An error with one of these codes, whose body says nothing of the owner's; nothing changed. */
  | { kind: 'refused'; codes: readonly ErrorName[] }

export interface AccessCase {
  /** Unique; a sentence for the test's name. */
  title: string
  method: Method
  caller: Caller
  /** The call's parameters without `meta`; the things are whose `CALLERS` says. */
  params(things: Things): Record<string, unknown>
  expected: Outcome
}

const HARMLESS: Outcome = { kind: 'harmless' }
const refused = (...codes: ErrorName[]): Outcome => ({ kind: 'refused', codes })
/** What is another's does not exist (S4: one 404 for all reasons). */
const HIDDEN = refused('NOT_FOUND')
/** Signing out is about no patient: who holds a foreign or a lost one as current can leave all the same. */
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

/** A method that is not built refuses with NOT_BUILT, before or after it looks at the caller. */
const orNotBuilt = (expected: Outcome): Outcome =>
  refused('NOT_BUILT', ...(expected.kind === 'refused' ? expected.codes : []))

const SENTENCES: Readonly<Record<Caller, string>> = {
  anonymous: 'without a session',
  otherUser: "by another user on the owner's things",
  otherPatient: "with another's patient as the current one",
  deletedObject: 'on what was deleted',
  shareToken: 'with a share token of something else',
}

/** Every method of the registry by every caller: S1. */
export function accessCases(): AccessCase[] {
  return METHODS.flatMap(method => {
    const row: AccessRow<MethodName> = ACCESS_ROWS[method.name as MethodName]
    return CALLERS.map((caller): AccessCase => {
      const expected = outcome(method, row, caller)
      return {
        title: `${method.name} ${SENTENCES[caller]}`,
        method,
        caller,
        params: things => ({ ...row.params(things), ...(caller === 'shareToken' ? { shareToken: 'of-another' } : {}) }),
        expected: method.built ? expected : orNotBuilt(expected),
      }
    })
  })
}
