import { ContractError } from '../../contract/errors.ts'
import { moment } from '../clock.ts'
import type { Session } from '../modules/account/session.ts'
import { ownPatientId } from '../modules/patients/own-patient.ts'
import { type AuditEntry, writeAudit } from './audit.ts'
import { unauthorized } from './authorise.ts'
import type { Answer, Call, StagedCall, UserCall, WriteCall } from './call.ts'
import type { Handler } from './handlers.ts'
import { Replay, refuseReplay, type Stored, storeOperation } from './operations.ts'
import { paramsHash } from './params-hash.ts'
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
  if (handler.kind === 'public') {
    const run = handler.prepare(params)
    const { session } = accepted
    return stored(await run({ ...call, session, database: services.database }))
  }
  switch (handler.kind) {
    case 'read': {
      const run = handler.prepare(params)
      const user = await ownCall(services, accepted, call)
      const answer = await run({ ...user, db: services.database.db })
      await writeAudit(services.database.db, user, entries, 'ok', moment(services.clock))
      return stored(answer)
    }
    case 'write': {
      const run = handler.prepare(params)
      const user = await ownCall(services, accepted, call)
      return performWrite(services, accepted, user, entries, run)
    }
    case 'staged': {
      const run = handler.prepare(params)
      const user = await ownCall(services, accepted, call)
      const write: StagedCall<unknown>['write'] = work => performWrite(services, accepted, user, entries, work)
      return stored(await run({ ...user, database: services.database, write }))
    }
  }
}

/** I2, I3: the effect, its audit rows and the result for replays are one transaction, and the answer follows its commit. */
async function performWrite(
  services: RpcServices,
  { handler: { name }, params, meta }: AcceptedCall,
  user: UserCall,
  entries: AuditEntry[],
  run: (call: WriteCall) => Promise<Answer<unknown>>,
): Promise<Stored> {
  // Sequence numbers say nothing across a restore (I8): what it knows of this server has to be pulled first.
  if (meta.epoch !== undefined && meta.epoch !== services.database.epoch) {
    throw new ContractError('UNAVAILABLE', 'The server was restored since; pull before you write.', {
      errorType: 'EpochChanged',
    })
  }
  // An empty one names nothing.
  const operation = meta.opId ? { opId: meta.opId, method: name, paramsSha256: paramsHash(name, params) } : undefined
  const tasks: (() => void | Promise<void>)[] = []
  try {
    const answer = await services.inAccount(user.userId, async account => {
      if (operation) await refuseReplay(account, operation)
      const answered = await run({ ...user, ...account, afterCommit: task => tasks.push(task) })
      if (entries.length === 0) entries.push({ action: name })
      await writeAudit(account.tx, user, entries, 'ok', account.now)
      if (operation) await storeOperation(account, operation, answered.result)
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

/** The call of somebody signed in; the patient that it names is their own, whatever the call is (decision 3). */
async function ownCall({ database }: RpcServices, accepted: AcceptedCall, call: Call): Promise<UserCall> {
  const { session, handler, params, meta } = accepted
  if (!session) throw unauthorized()
  const patient = namedPatient(handler.name, meta, params)
  const patientId = patient === null ? null : await ownPatientId(database.db, session.userId, patient)
  return { ...call, session, userId: session.userId, patientId, deviceId: meta.deviceId ?? session.deviceId }
}

const stored = ({ result, meta = {} }: Answer<unknown>): Stored => ({ result, meta })
