import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commit, machine } from '../report/machine.ts'
import { calls } from '../rig/callers.ts'
import { openContest } from '../rig/contest.ts'
import { partsOfBundle, partsOfProcess } from '../rig/modules.ts'
import { buildPages } from '../rig/pages.ts'
import { type Parts, profiled, profileOfProcess } from '../rig/profile.ts'
import type { Bench, Workload } from '../workload.ts'
import { FOR_MS, openServers, TASKS, type TaskName } from './p10-calls.ts'

const FILE = fileURLToPath(new URL('../profiles.md', import.meta.url))
const HEAD = `# Where the time goes

Written by \`npm run bench -- profile\`: V8's samples, by package and by folder of the product. A built-in function counts for
its caller. (idle) is waiting: for the server, for the storage process, for the next call. Conclusions are in
[why.md](why.md).
`

/** Where the time goes in the workloads that miss their targets. */
export const profile: Workload = {
  id: 'profile',
  async run(bench) {
    const tables = [
      ...[...(await ofFirstPull(bench))].map(([thread, parts]) => table(`P1, ours, ${thread}`, parts)),
      ...[...(await ofCalls())].map(([task, parts]) => table(`P10, ours, ${task}`, parts)),
    ]
    const about = [`Measured at ${commit()}.`, ...machine()].map(line => `- ${line}`).join('\n')
    const text = [HEAD.trimEnd(), ...tables, about].join('\n\n')
    console.log(text)
    if (bench.record) writeFileSync(FILE, `${text}\n`)
    return []
  },
}

async function ofFirstPull(bench: Bench): Promise<Map<string, Parts>> {
  const folder = await buildPages({ readable: true })
  const contest = await openContest({ ...bench, interfaceFolder: async () => folder }, [10_000])
  const [account] = contest.accounts
  if (!account) throw new Error('no account')
  const { threads } = await contest.onDevice('ours', ({ context, page }) =>
    profiled(context, partsOfBundle(folder), () => page.evaluate(one => device.firstPull(one, one.newest), account)),
  )
  await contest.stop()
  return threads
}

async function ofCalls(): Promise<Map<string, Parts>> {
  const found = new Map<string, Parts>()
  for (const task of ['calls of 1 KB, 32 clients', 'pulls of 50 rows, 32 clients'] satisfies TaskName[]) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-cpu-'))
    const { servers, stop } = await openServers(['ours'], { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` })
    const { port = 0, tokens = [] } = servers.get('ours') ?? {}
    const { clients, call, expected } = TASKS[task]
    await calls(port, clients, 3 * FOR_MS, tokens, call, expected)
    await stop()
    found.set(task, profileOfProcess(folder, partsOfProcess))
  }
  return found
}

/** The parts that took one percent or more, largest first. */
function table(title: string, parts: Parts): string {
  const all = [...parts.values()].reduce((sum, ms) => sum + ms, 0)
  const rows = [...parts]
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, ms]) => ms >= all / 100)
    .map(([part, ms]) => `| ${part} | ${Math.round(ms)} ms | ${((100 * ms) / all).toFixed(1)} % |`)
  return [`## ${title}`, '', '| part | time | share |', '|---|---|---|', ...rows].join('\n')
}
