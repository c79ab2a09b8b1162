import { ContractError } from '../../contract/errors.ts'
import { methodNamed } from '../../contract/methods.ts'
import { moment } from '../clock.ts'
import type { Session } from '../sessions/session.ts'
import { AccountBehind, beginAccountLife } from './account-behind.ts'
import { type AuditEntry, writeAudit } from './audit.ts'
import { unauthorized } from './authorise.ts'
import type { Call, CallResult, StagedCall, UserCall, WriteCall } from './call.ts'
import { consentNeeded, needsConsent } from './consent.ts'
import type { Handler } from './handlers.ts'
import { Replay, refuseReplay, type Stored, storeOperation } from './operations.ts'
import { paramsHash } from './params-hash.ts'
import { namedPatient } from './patient-scope.ts'
import { requireConsent } from './require-consent.ts'
import type { RpcServices } from './services.ts'
import type { SharedHandler } from './shared.ts'

/** A call that is authorised and charged. */
export interface AcceptedCall extends Omit<Call, 'audit'> {
  handler: Handler
  params: Record<string, unknown>
  session: Session | null
}

/** Validates and runs one call; its audit rows are stored before it resolves. Throws ContractError and others. */
export async function perform(services: RpcServices, accepted: AcceptedCall): Promise<Stored> {
  const entries: AuditEntry[] = []
  const call: Call = { ...accepted, audit: entry => entries.push({ action: accepted.handler.name, ...entry }) }
  const { handler, params } = accepted
  const forHolder = params.shareToken === undefined ? undefined : services.sharedHandlers.get(handler.name)
  if (forHolder) return performShared(services, accepted, call, forHolder)
  if (handler.kind === 'public') {
    const run = handler.prepare(params)
    const { session } = accepted
    return toStored(await run({ ...call, session, database: services.database }))
  }
  switch (handler.kind) {
    case 'read': {
      const run = handler.prepare(params)
      const user = await ownCall(services, accepted, call)
      const beginLife = (lost: string) => beginAccountLife(services, user, lost)
      const result = await run({ ...user, db: services.database.db, beginLife })
      await writeAudit(services.database.db, user, entries, 'ok', moment(services.clock))
      return toStored(result)
    }
    case 'write': {
      const run = handler.prepare(params)
      const user = await ownCall(services, accepted, call)
      return performWrite(services, accepted, user, entries, run)
    }
    case 'staged': {
      const run = handler.prepare(params)
      const user = await ownCall(services, accepted, call)
      // Before any byte is stored, or shown to an engine.
      if (needsConsent(methodNamed(handler.name))) await requireConsent(services.database.db, user.userId)
      const write: StagedCall<unknown>['write'] = work => performWrite(services, accepted, user, entries, work)
      return toStored(await run({ ...user, database: services.database, write }))
    }
  }
}

/** S4: a session beside the token is not looked at; from an address with too many wrong tokens nothing is opened. */
async function performShared(
  { rateLimits, database }: RpcServices,
  { address, params }: AcceptedCall,
  call: Call,
  { run }: SharedHandler,
): Promise<Stored> {
  const payer = { kind: 'failedShares', key: address } as const
  await rateLimits.refuseSpent(payer)
  try {
    return toStored(await run({ ...call, session: null, database }, params))
  } catch (error) {
    if (error instanceof ContractError && error.code === 'NOT_FOUND') await rateLimits.charge(payer, 1)
    throw error
  }
}

/** I2, I3: the effect, its audit rows and the result for replays are one transaction; it resolves after the commit. */
async function performWrite(
  services: RpcServices,
  { handler: { name }, params, meta }: AcceptedCall,
  user: UserCall,
  entries: AuditEntry[],
  run: (call: WriteCall) => Promise<CallResult<unknown>>,
): Promise<Stored> {
  // An empty opId counts as none.
  const operation = meta.opId ? { opId: meta.opId, method: name, paramsSha256: paramsHash(name, params) } : undefined
  const tasks: (() => void | Promise<void>)[] = []
  try {
    const result = await services.inAccount(
      user.userId,
      async account => {
        // Sequence numbers of another epoch are meaningless (I8): the client has to pull first.
        if (meta.epoch !== undefined && meta.epoch !== account.epoch) throw epochChanged()
        if (meta.epoch !== undefined && account.isBehind) throw new AccountBehind(account.epoch)
        if (operation) await refuseReplay(account, operation)
        if (!account.consented && needsConsent(methodNamed(name))) throw consentNeeded()
        const result = await run({ ...user, ...account, afterCommit: task => tasks.push(task) })
        if (entries.length === 0) entries.push({ action: name })
        await writeAudit(account.tx, user, entries, 'ok', account.now)
        if (operation) await storeOperation(account, operation, result.result)
        user.signal.throwIfAborted()
        return result
      },
      meta.seen,
    )
    for (const task of tasks) await runAfterCommit(services, task)
    return toStored(result)
  } catch (error) {
    if (error instanceof Replay) return error.stored
    if (error instanceof AccountBehind) {
      await beginAccountLife(services, user, error.epoch)
      throw epochChanged()
    }
    throw error
  }
}

const epochChanged = () =>
  new ContractError('UNAVAILABLE', 'The server was restored since; pull before you write.', {
    errorType: 'EpochChanged',
  })

/** The change is committed: a failing task must not fail the call. */
async function runAfterCommit({ log }: RpcServices, task: () => void | Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    log.error({ err: error }, 'a task after a commit failed')
  }
}

/** Throws NOT_FOUND unless the patient that the call names belongs to the user (decision 3). */
async function ownCall({ ownPatientId }: RpcServices, accepted: AcceptedCall, call: Call): Promise<UserCall> {
  const { session, handler, params, meta } = accepted
  if (!session) throw unauthorized()
  const patient = namedPatient(handler.name, meta, params)
  const patientId = patient === null ? null : await ownPatientId(session.userId, patient)
  return { ...call, session, userId: session.userId, patientId, deviceId: meta.deviceId ?? session.deviceId }
}

const toStored = ({ result, meta = {} }: CallResult<unknown>): Stored => ({ result, meta })
