/** `npm run bench [-- P1 P3] [--long] [--rounds N]`; ./why.md says what is measured and how. */
import { parseArgs } from 'node:util'
import { writeResults } from './report/results-file.ts'
import type { Section } from './report/section.ts'
import { met, table } from './report/table.ts'
import { end } from './rig/at-end.ts'
import { type Couch, startCouch } from './rig/couch.ts'
import { buildPages } from './rig/pages.ts'
import type { Bench, Workload } from './workload.ts'
import { load } from './workloads/load.ts'
import { mixed } from './workloads/mixed.ts'
import { firstPull } from './workloads/p1-first-pull.ts'
import { push } from './workloads/p2-push.ts'
import { coldList } from './workloads/p3-cold-list.ts'
import { remoteChange } from './workloads/p4-remote-change.ts'
import { reload } from './workloads/p5-reload.ts'
import { lossyUpload } from './workloads/p7-upload.ts'
import { recordingLoad } from './workloads/p8-recording.ts'
import { kills } from './workloads/p9-kills.ts'
import { callsPerSecond } from './workloads/p10-calls.ts'
import { scrolling } from './workloads/p11-scrolling.ts'
import { growth } from './workloads/p12-growth.ts'
import { documents } from './workloads/p13-documents.ts'
import { timeline } from './workloads/p14-timeline.ts'
import { reportOnDevice } from './workloads/p15-report.ts'
import { firstQuestion } from './workloads/p16-first-question.ts'
import { serverGrowth } from './workloads/p17-server-growth.ts'
import { profile } from './workloads/profile.ts'

const WORKLOADS: readonly Workload[] = [
  firstPull,
  push,
  coldList,
  remoteChange,
  reload,
  lossyUpload,
  recordingLoad,
  kills,
  callsPerSecond,
  scrolling,
  growth,
  documents,
  timeline,
  reportOnDevice,
  firstQuestion,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    /** Fewer than five only while developing, never for published figures. */
    rounds: { type: 'string', default: '5' },
    devices: { type: 'string', default: '500' },
    rates: { type: 'string', default: '1,4' },
    'no-results': { type: 'boolean', default: false },
  },
})

/** Run only by name: the load takes as long as all others together, and profiling slows what it measures. */
const BY_NAME: readonly Workload[] = [load, mixed, serverGrowth, profile]

const wanted = positionals.map(one => one.toLowerCase())
const chosen =
  wanted.length === 0 ? WORKLOADS : [...WORKLOADS, ...BY_NAME].filter(({ id }) => wanted.includes(id.toLowerCase()))
if (chosen.length === 0) throw new Error(`There are: ${[...WORKLOADS, ...BY_NAME].map(({ id }) => id).join(' ')}`)

let pages: Promise<string> | undefined
let couch: Promise<Couch> | undefined
const bench: Bench = {
  rounds: Number(values.rounds),
  devices: Number(values.devices),
  long: values.long,
  rates: values.rates.split(',').map(Number),
  record: !values['no-results'],
  interfaceFolder: () => (pages ??= buildPages()),
  couch: () => (couch ??= startCouch()),
  log: line => process.stderr.write(`${line}\n`),
}

const sections: Section[] = []
try {
  for (const workload of chosen) {
    const began = Date.now()
    const made = await workload.run(bench)
    sections.push(...made)
    for (const section of made) console.log(`\n${section.id} ${section.title}\n${table(section)}`)
    // Written after each workload, so that a later failure does not lose it.
    if (bench.record) writeResults(made)
    bench.log(`${workload.id} took ${Math.round((Date.now() - began) / 1000)} s`)
  }
} finally {
  await (await couch)?.stop()
  await end()
}
const missed = sections.flatMap(({ id, figures }) => figures.filter(one => !met(one)).map(one => `${id} ${one.what}`))
if (bench.record) console.log('\nWritten to tests/bench/results.md and README.md')
console.log(missed.length === 0 ? 'Every target is met.' : `Missed: ${missed.join('; ')}`)
