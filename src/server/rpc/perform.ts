import { moment } from '../clock.ts'
import type { Session } from '../modules/account/session.ts'
import { ownPatientId } from '../modules/patients/own-patient.ts'
import { type AuditEntry, writeAudit } from './audit.ts'
import { unauthorized } from './authorise.ts'
import type { Answer, Call, UserCall } from './call.ts'
import type { Handler } from './handlers.ts'
import { Replay, refuseReplay, type Stored, storeOperation } from './operations.ts'
import { namedPatient } from './patient-scope.ts'
import type { RpcServices } from './services.ts'

/** A call that is authorised and paid for. */
export interface AcceptedCall extends Omit<Call, 'audit'> {
  handler: Handler
  params: Record<string, unknown>
  session: Session | null
}

/** Validates and runs one call; what it audits is stored before it answers. Throws what it refuses. */
export async function perform(services: RpcServices, accepted: AcceptedCall): Promise<Stored> {
  const entries: AuditEntry[] = []
  const call: Call = { ...accepted, audit: entry => entries.push(entry) }
  const { handler, params } = accepted
  switch (handler.kind) {
    case 'open': {
      const run = handler.prepare(params)
      const { session } = accepted
      return stored(await run({ ...call, session, database: services.database }))
    }
    case 'read': {
      const run = handler.prepare(params)
      const user = userCall(call, accepted.session)
      await checkPatient(services, user, accepted)
      const answer = await run({ ...user, db: services.database.db })
      await writeAudit(services.database.db, user, entries, 'ok', moment(services.clock))
      return stored(answer)
    }
    case 'write': {
      const run = handler.prepare(params)
      const user = userCall(call, accepted.session)
      await checkPatient(services, user, accepted)
      return performWrite(services, handler, user, entries, run)
    }
  }
}

type WriteHandler = Extract<Handler, { kind: 'write' }>

/** I2, I3: the effect, its audit rows and the result for replays are one transaction, and the answer follows its commit. */
async function performWrite(
  services: RpcServices,
  { name }: WriteHandler,
  user: UserCall,
  entries: AuditEntry[],
  run: ReturnType<WriteHandler['prepare']>,
): Promise<Stored> {
  const { opId } = user.meta
  const tasks: (() => void | Promise<void>)[] = []
  try {
    const answer = await services.inAccount(user.userId, async account => {
      if (opId !== undefined) await refuseReplay(account, opId, name)
      const answered = await run({ ...user, ...account, afterCommit: task => tasks.push(task) })
      if (entries.length === 0) entries.push({ action: name })
      await writeAudit(account.tx, user, entries, 'ok', account.now)
      if (opId !== undefined) await storeOperation(account, opId, name, answered.result)
      user.signal.throwIfAborted()
      return answered
    })
    for (const task of tasks) await runAfterCommit(services, task)
    return stored(answer)
  } catch (error) {
    if (error instanceof Replay) return error.stored
    throw error
  }
}

/** The change is committed: a task that fails must not turn the call into a failure. */
async function runAfterCommit({ log }: RpcServices, task: () => void | Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    log.error({ err: error }, 'a task after a commit failed')
  }
}

function userCall(call: Call, session: Session | null): UserCall {
  if (!session) throw unauthorized()
  return { ...call, session, userId: session.userId, deviceId: call.meta.deviceId ?? session.deviceId }
}

/** The patient that a call names is the caller's own, whatever the call is (decision 3). */
async function checkPatient(
  { database }: RpcServices,
  user: UserCall,
  { handler, params }: AcceptedCall,
): Promise<void> {
  const patient = namedPatient(handler.name, user.meta, params)
  if (patient !== null) await ownPatientId(database.db, user.userId, patient)
}

const stored = ({ result, meta = {} }: Answer<unknown>): Stored => ({ result, meta })
