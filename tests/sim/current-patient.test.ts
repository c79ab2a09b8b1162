import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { firstValueFrom } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { setCurrentPatient } from '../../src/db/commands/account.ts'
import { create } from '../../src/db/commands/context.ts'
import { chosenOf } from '../../src/db/commands/current-patient.ts'
import { saveRecording } from '../../src/db/commands/recordings.ts'
import { saveTypedTriage } from '../../src/db/commands/triage.ts'
import { NO_PATIENT } from '../../src/db/document.ts'
import { allDocuments } from '../../src/db/queries/documents.ts'
import { RecordingDrafts } from '../../src/db/recording-drafts.ts'
import { TriageDrafts } from '../../src/db/triage-drafts.ts'
import { createPatientChoice, type PatientChoice } from '../../src/ui/state/session/patient-choice.ts'
import { details } from '../factories/store/recordings.ts'
import { triageDetails } from '../factories/triage/details.ts'
import { draft } from '../factories/triage/draft.ts'
import type { Device, Run } from './world/device.ts'
import { Prng } from './world/prng.ts'
import { ACCOUNT, createWorld, type World } from './world/world.ts'

/* Decision 133: the patient of a record is the one whose name was in the head of the screen when it began. */

const NAMES = ['Anna', 'Boris', 'Clio']
const UNKNOWN = 'Unknown patient'
const STEPS = 120

let world: World | null = null
afterEach(async () => {
  await world?.end()
  world = null
})

function values() {
  const all = new Map<string, string>()
  return {
    get: (key: string) => all.get(key) ?? null,
    set: (key: string, value: string) => void all.set(key, value),
    remove: (key: string) => void all.delete(key),
  }
}

interface Begun {
  kind: 'triage' | 'recording'
  clientId: string
  /** The name in the head of the screen when it began. */
  name: string
}

/** A tab: its choice of a patient and what it has begun, on the real stores of its device. */
class Tab {
  private choice: PatientChoice
  /** Read once when the tab opens, as the screen does. */
  private chosen: string | null
  /** The name in the head of its screen; it changes by what is done in this tab alone. */
  private shown: string | null = null
  private readonly begun: Begun[] = []
  private readonly storage = values()
  private readonly disk: Disk
  private readonly random: Prng

  constructor(disk: Disk, random: Prng) {
    this.disk = disk
    this.random = random
    this.choice = createPatientChoice(this.storage, disk.values)
    this.chosen = this.choice.of(ACCOUNT)
  }

  async reload(): Promise<void> {
    this.choice = createPatientChoice(this.storage, this.disk.values)
    this.chosen = this.choice.of(ACCOUNT)
    this.shown = (await this.chosenPatient())?.name ?? null
  }

  private async chosenPatient() {
    const patients = await firstValueFrom(allDocuments(this.disk.run.context.database, 'patients'))
    return chosenOf(patients, this.chosen)
  }

  async choose(name: string): Promise<void> {
    const { context } = this.disk.run
    const { clientId } = await this.disk.patient(name)
    this.choice.choose(ACCOUNT, clientId)
    this.chosen = clientId
    this.shown = name
    await setCurrentPatient(context, clientId)
  }

  private async head(): Promise<{ clientId: string; name: string }> {
    const chosen = await this.chosenPatient()
    if (chosen) return { clientId: chosen.clientId, name: this.shown ?? 'nobody' }
    const asked = this.random.pick([...NAMES, UNKNOWN])
    if (asked === UNKNOWN) return { clientId: NO_PATIENT, name: UNKNOWN }
    await this.choose(asked)
    return await this.disk.patient(asked)
  }

  async begin(kind: Begun['kind']): Promise<void> {
    const { context } = this.disk.run
    const { clientId: patientClientId, name } = await this.head()
    const clientId = context.random.uuid()
    if (kind === 'triage') await this.disk.triages.keep(ACCOUNT, draft({ clientId, patientClientId }), null)
    else await this.disk.recordings.keep(ACCOUNT, clientId, { ...NO_WORDS, patientClientId })
    this.begun.push({ kind, clientId, name })
  }

  /** Types into an open triage, as the form does: only what changed is written. */
  async type(): Promise<void> {
    const open = this.begun.find(({ kind }) => kind === 'triage')
    const stored = open && (await this.disk.triages.of(ACCOUNT)).find(({ clientId }) => clientId === open.clientId)
    if (stored) await this.disk.triages.keep(ACCOUNT, { ...stored, numbers: { HR: '91' } }, stored)
  }

  async save(): Promise<void> {
    const one = this.begun.shift()
    if (!one) return
    const { context } = this.disk.run
    const { clientId } = one
    if (one.kind === 'triage') {
      const stored = (await this.disk.triages.of(ACCOUNT)).find(each => each.clientId === clientId)
      const patientClientId = stored?.patientClientId ?? 'lost'
      await saveTypedTriage(context, { clientId, name: one.name, patientClientId, triage: triageDetails() })
    } else {
      const stored = await this.disk.recordings.of(ACCOUNT, clientId)
      const about = details({ name: one.name, patientClientId: stored?.patientClientId ?? 'lost' })
      await saveRecording(context, new Blob([WEBM]), about, 'auto', clientId)
    }
  }

  async saveAll(): Promise<void> {
    while (this.begun.length > 0) await this.save()
  }
}

const NO_WORDS = { name: null, subtype: 'dialog', transcript: '' }
const WEBM = new Uint8Array(2000).fill(7)
WEBM.set([0x1a, 0x45, 0xdf, 0xa3])

/** What the tabs of one device share. */
class Disk {
  readonly values = values()
  readonly triages: TriageDrafts
  readonly recordings: RecordingDrafts
  readonly run: Run

  constructor(run: Run) {
    this.run = run
    const dexie = { indexedDB: new IDBFactory(), IDBKeyRange }
    this.triages = new TriageDrafts(dexie)
    this.recordings = new RecordingDrafts(dexie)
  }

  async patient(name: string) {
    return (await this.run.context.database.patients.findOne({ selector: { name } }).exec(true)).toMutableJSON()
  }
}

for (const seed of [1, 2, 3, 4, 5, 6]) {
  test(`seed ${seed}: two devices with two tabs each store everything under the patient of their screen`, async () => {
    world = await createWorld({ devices: 2, seed })
    const random = new Prng(seed)
    const runs: Run[] = []
    for (const device of world.devices) runs.push(await world.start(device))
    for (const name of NAMES) await create((runs[0] as Run).context, 'patients', { name, data: {} })
    await world.run(60_000)
    const disks = runs.map(run => new Disk(run))
    const tabs = disks.flatMap(disk => [new Tab(disk, random), new Tab(disk, random)])
    for (let step = 0; step < STEPS; step++) {
      const tab = random.pick(tabs)
      const act = random.int(8)
      if (act <= 1) await tab.choose(random.pick(NAMES))
      else if (act === 2) await tab.begin('triage')
      else if (act === 3) await tab.begin('recording')
      else if (act === 4) await tab.type()
      else if (act === 5) await tab.save()
      else if (act === 6) await tab.reload()
      else await world.run(random.int(5_000))
    }
    for (const tab of tabs) await tab.saveAll()
    await world.run(5 * 60_000)
    for (const { run } of world.devices as (Device & { run: Run })[]) {
      const names = new Map((await run.context.database.patients.find().exec()).map(one => [one.clientId, one.name]))
      const stored = await run.context.database.recordings.find().exec()
      expect(stored.length).toBeGreaterThan(10)
      const wrong = stored.filter(({ name, patientClientId }) => (names.get(patientClientId) ?? UNKNOWN) !== name)
      expect(wrong.map(one => one.toMutableJSON())).toEqual([])
      expect((await run.context.database.conflicts.find().exec()).map(one => one.toMutableJSON())).toEqual([])
    }
  })
}

test('the start patient chosen on two devices at once is no question for a person (I10, decision 133)', async () => {
  world = await createWorld({ devices: 2, seed: 1 })
  const [one, other] = world.devices as [Device, Device]
  const runs = [await world.start(one), await world.start(other)] as const
  await create(runs[0].context, 'patients', { name: 'Anna', data: {} })
  await world.run(60_000)
  let chosen: Promise<void> | null = null
  other.network.intercept = (_url, body) => {
    if (chosen || !body.includes('user:get')) return null
    chosen = setCurrentPatient(runs[1].context, 'chosen while the other choice is pulled')
    return 'slow'
  }
  await setCurrentPatient(runs[0].context, 'chosen first')
  await world.run(60_000)
  expect(chosen).not.toBeNull()
  await world.run(60_000)
  for (const run of runs) expect(await run.context.database.conflicts.find().exec()).toEqual([])
  const starts = await Promise.all(
    runs.map(({ context: { database } }) => database.account.findOne(ACCOUNT).exec(true)),
  )
  expect(starts[0]?.data.preferences?.currentPatientId).toBe(starts[1]?.data.preferences?.currentPatientId)
})

test('a tab keeps its patient while another tab of the device and another device choose, and after a reload', () => {
  const device = values()
  const [one, other] = [values(), values()]
  const tab = createPatientChoice(one, device)
  const second = createPatientChoice(other, device)
  tab.choose('account', 'anna')
  expect(second.of('account')).toBe('anna')
  second.choose('account', 'boris')
  expect(tab.of('account')).toBe('anna')
  expect(createPatientChoice(one, device).of('account')).toBe('anna')
  expect(createPatientChoice(values(), device).of('account')).toBe('boris')
})

test('a tab that only showed the device’s patient keeps that one too; another account has no choice', () => {
  const device = values()
  createPatientChoice(values(), device).choose('account', 'anna')
  const tab = createPatientChoice(values(), device)
  expect(tab.of('account')).toBe('anna')
  createPatientChoice(values(), device).choose('account', 'boris')
  expect(tab.of('account')).toBe('anna')
  expect(tab.of('other')).toBeNull()
})

test('the end of the session forgets the choice', () => {
  const [device, own] = [values(), values()]
  const tab = createPatientChoice(own, device)
  tab.choose('account', 'anna')
  tab.forget()
  expect(tab.of('account')).toBeNull()
  expect(createPatientChoice(own, device).of('account')).toBeNull()
})
