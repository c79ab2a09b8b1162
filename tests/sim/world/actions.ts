import type { ReplicatedName } from '../../../src/db/collections/replicated.ts'
import { updateUserData } from '../../../src/db/commands/account.ts'
import { askAbout } from '../../../src/db/commands/chat.ts'
import { dismissConflict, restoreConflict } from '../../../src/db/commands/conflicts.ts'
import { create, DocumentMissing, edit } from '../../../src/db/commands/context.ts'
import { saveDocument } from '../../../src/db/commands/documents.ts'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../../src/db/commands/health-records.ts'
import { renameRecording, saveRecording, writeTranscript } from '../../../src/db/commands/recordings.ts'
import { writeReport } from '../../../src/db/commands/reports.ts'
import { deleteDocument, undoDelete } from '../../../src/db/commands/uploads.ts'
import { documentDetails } from '../../factories/store/recordings.ts'
import type { Device, Run } from './device.ts'
import type { Prng } from './prng.ts'
import type { World } from './world.ts'

/** A write that the interface confirmed, so that it must not be lost (I1). */
export interface Confirmed {
  device: string
  collection: ReplicatedName
  clientId: string
  field: string
  /** A unique value, or null for a deletion. */
  token: string | null
  /** The field's previous value on this device, which the user saw. */
  saw?: unknown
}

/** Every text of a report is a field of its own: all are kept as versions. */
export const reportField = (token: string) => `report ${token}`

/** Returns the value of a field of a document or of a server row. */
export function fieldOf(
  field: string,
  { name, title, data }: { name?: unknown; title?: unknown; data: unknown },
): unknown {
  if (field === 'name') return name
  if (field === 'title') return title
  const value = (data as Record<string, unknown> | undefined)?.[field]
  return field === 'transcription' ? (value as { text?: string } | null | undefined)?.text : value
}

/** The writes that the application confirmed to its users. */
export class Ledger {
  readonly confirmed: Confirmed[] = []
  readonly saved = new Set<string>()
  private tokens = 0

  token(): string {
    return `v${++this.tokens};`
  }
}

type Action = (run: Run, random: Prng, ledger: Ledger) => Promise<Omit<Confirmed, 'device'>[] | null>

async function anyOf(
  run: Run,
  collection: 'patients' | 'healthRecords' | 'recordings' | 'questionnaireTemplates',
  random: Prng,
): Promise<string | null> {
  const documents = await run.context.database[collection].find({ selector: { deletedAt: null } }).exec()
  const ids = documents.map(one => one.clientId)
  return ids.length > 0 ? random.pick(ids) : null
}

async function seen(run: Run, collection: 'healthRecords' | 'recordings', clientId: string, field: string) {
  const document = await run.context.database[collection].findOne(clientId).exec()
  return document && fieldOf(field, document)
}

const ACTIONS: Record<string, Action> = {
  async 'create patient'(run, _random, ledger) {
    const token = ledger.token()
    const clientId = await create(run.context, 'patients', { name: token, data: {} })
    return [{ collection: 'patients', clientId, field: 'name', token }]
  },
  async 'edit patient'(run, random, ledger) {
    const clientId = await anyOf(run, 'patients', random)
    const document = clientId ? await run.context.database.patients.findOne(clientId).exec() : null
    if (!clientId || !document) return null
    const token = ledger.token()
    const { name, data } = document.toMutableJSON()
    const field = random.pick(['name', 'description'] as const)
    const saw = fieldOf(field, document)
    await edit(run.context, 'patients', clientId, () =>
      field === 'name' ? { name: token, data } : { name, data: { ...data, description: token } },
    )
    return [{ collection: 'patients', clientId, field, token, saw }]
  },
  async 'create record'(run, random, ledger) {
    const token = ledger.token()
    const patientClientId = (await anyOf(run, 'patients', random)) ?? ''
    const name = random.chance(0.06)
      ? `POISON-${random.pick(['UNPROCESSABLE', 'INVALID_PARAMS', 'TOO_LARGE', 'INTERNAL_ERROR'])} ${token}`
      : token
    const clientId = await createHealthRecord(run.context, {
      name,
      recordType: 'healthLog',
      patientClientId,
      data: { tags: ['sleep'] },
    })
    return [{ collection: 'healthRecords', clientId, field: 'name', token }]
  },
  async 'edit record'(run, random, ledger) {
    const clientId = await anyOf(run, 'healthRecords', random)
    if (!clientId) return null
    const token = ledger.token()
    const field = random.pick(['name', 'date', 'subtype'] as const)
    const saw = await seen(run, 'healthRecords', clientId, field)
    await updateHealthRecord(run.context, clientId, field === 'name' ? { name: token } : { data: { [field]: token } })
    return [{ collection: 'healthRecords', clientId, field, token, saw }]
  },
  async 'delete record'(run, random) {
    const clientId = await anyOf(run, 'healthRecords', random)
    if (!clientId) return null
    await deleteHealthRecord(run.context, clientId)
    return [{ collection: 'healthRecords', clientId, field: 'deleted', token: null }]
  },
  async 'save document'(run, random, ledger) {
    const token = ledger.token()
    const bytes = new Blob([`%PDF-1.7 ${token}`, new Uint8Array(random.chance(0.2) ? 1_200_000 : 2000)])
    const details = documentDetails({
      name: token,
      patientClientId: (await anyOf(run, 'patients', random)) ?? '',
      createdAt: new Date(run.clock.now()).toISOString(),
    })
    const clientId = await saveDocument(run.context, bytes, details, 'auto')
    ledger.saved.add(clientId)
    return [{ collection: 'healthRecords', clientId, field: 'name', token }]
  },
  async 'undo a deletion'(run, random) {
    const hidden = await run.context.database.healthRecords.find({ selector: { deletedAt: { $ne: null } } }).exec()
    if (hidden.length === 0) return null
    const { clientId } = random.pick(hidden)
    await undoDelete(run.context, 'healthRecords', clientId, 'auto')
    return [{ collection: 'healthRecords', clientId, field: 'deleted', token: 'restored' }]
  },
  async 'save recording'(run, random, ledger) {
    const token = ledger.token()
    const bytes = new Blob([`audio ${token}`, new Uint8Array(random.chance(0.1) ? 600_000 : 2000)])
    const details = {
      ...{ fileName: 'visit.webm', name: token, subtype: 'dialog', mimeType: 'audio/webm', duration: 3, peaks: [1, 2] },
      ...{ patientClientId: '', createdAt: new Date(run.clock.now()).toISOString(), transcription: null, locale: 'ru' },
    }
    const clientId = await saveRecording(run.context, bytes, details, 'auto')
    ledger.saved.add(clientId)
    return [{ collection: 'recordings', clientId, field: 'name', token }]
  },
  async 'rename recording'(run, random, ledger) {
    const clientId = await anyOf(run, 'recordings', random)
    if (!clientId) return null
    const token = ledger.token()
    const saw = await seen(run, 'recordings', clientId, 'name')
    await renameRecording(run.context, clientId, token)
    return [{ collection: 'recordings', clientId, field: 'name', token, saw }]
  },
  async 'write transcript'(run, random, ledger) {
    const clientId = await anyOf(run, 'recordings', random)
    if (!clientId) return null
    const token = ledger.token()
    const saw = await seen(run, 'recordings', clientId, 'transcription')
    await writeTranscript(run.context, clientId, token)
    return [{ collection: 'recordings', clientId, field: 'transcription', token, saw }]
  },
  async 'ask about a recording'(run, random, ledger) {
    const clientId = await anyOf(run, 'recordings', random)
    if (!clientId) return null
    const token = ledger.token()
    const reply = random.chance(0.5) ? { content: `reply to ${token}`, model: 'built-in' } : null
    const question = await askAbout(run.context, clientId, token, reply)
    return [{ collection: 'chatMessages', clientId: question, field: 'content', token }]
  },
  async 'write a questionnaire'(run, _random, ledger) {
    const token = ledger.token()
    const content = { status: 'draft' as const, isPublic: false, accessCode: null, data: { goals: ['When'] } }
    const clientId = await create(run.context, 'questionnaireTemplates', { title: `Title ${token}`, ...content })
    return [{ collection: 'questionnaireTemplates', clientId, field: 'title', token: `Title ${token}` }]
  },
  async 'edit a questionnaire'(run, random, ledger) {
    const clientId = await anyOf(run, 'questionnaireTemplates', random)
    const document = clientId && (await run.context.database.questionnaireTemplates.findOne(clientId).exec())
    if (!clientId || !document) return null
    const token = `Title ${ledger.token()}`
    const field = random.pick(['title', 'description'] as const)
    const saw = fieldOf(field, document)
    await edit(run.context, 'questionnaireTemplates', clientId, ({ data }) =>
      field === 'title' ? { title: token } : { data: { ...data, description: token } },
    )
    return [{ collection: 'questionnaireTemplates', clientId, field, token, saw }]
  },
  async 'write a report'(run, random, ledger) {
    const clientId = await anyOf(run, 'recordings', random)
    if (!clientId) return null
    const token = ledger.token()
    const ref = { clientId, id: random.pick(['summary', 'medical-history']), type: 'system' } as const
    await writeReport(run.context, ref, { content: token, evidence: null })
    return [{ collection: 'recordings', clientId, field: reportField(token), token }]
  },
  async 'delete recording'(run, random) {
    const clientId = random.chance(0.4) ? await anyOf(run, 'recordings', random) : null
    if (!clientId) return null
    await deleteDocument(run.context, 'recordings', clientId)
    return [{ collection: 'recordings', clientId, field: 'deleted', token: null }]
  },
  async 'decide between an edit and a deletion'(run, random) {
    const kept = (await run.context.database.conflicts.find().exec()).filter(one => one.field.startsWith('deleted'))
    if (kept.length === 0) return null
    const version = random.pick(kept).toMutableJSON()
    const { kind: collection, clientId, field } = version
    const deletes = field === 'deletedAt' && random.chance(0.5)
    if (field === 'deletedAt' && !deletes) await dismissConflict(run.context, version.key)
    else await restoreConflict(run.context, version)
    return [{ collection, clientId, field: 'deleted', token: deletes ? null : 'restored' }]
  },
  async 'change a preference'(run, random, ledger) {
    const token = ledger.token()
    const field = random.pick(['nickname', 'hobby', 'email'] as const)
    await updateUserData(run.context, data => ({ ...data, [field]: token }))
    return [{ collection: 'account', clientId: run.context.accountId, field, token }]
  },
}

/** Performs a random action on a device. Only a confirmed action enters the ledger, not one interrupted by a kill. */
export async function performAction(world: World, device: Device, random: Prng, ledger: Ledger): Promise<void> {
  const { run } = device
  if (!run) return
  const name = random.pick(Object.keys(ACTIONS))
  const doing = ACTIONS[name]?.(run, random, ledger)
    .then(done => {
      if (!done || !run.life.alive) return
      world.note(`${device.name}: ${name} ${done.map(one => `${one.clientId.slice(0, 13)} ${one.token}`).join()}`)
      ledger.confirmed.push(...done.map(one => ({ ...one, device: device.name })))
    })
    .catch((error: unknown) => {
      // Expected errors, which the interface shows: the document is gone, or the disk is full.
      const expected =
        error instanceof DocumentMissing || (error instanceof Error && /Quota/.test(error.name + error.message))
      if (!expected) throw error
      world.note(`${device.name}: ${name} refused: ${error instanceof Error ? error.name : ''}`)
    })
  await Promise.race([doing, world.activity.settled()])
  await world.activity.settled()
}
