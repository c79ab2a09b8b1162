import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '../rig/callers.ts'
import { openContest } from '../rig/contest.ts'
import { partsOfBundle, partsOfProcess } from '../rig/modules.ts'
import { buildPages } from '../rig/pages.ts'
import { type Parts, profiled, profileOfProcess } from '../rig/profile.ts'
import type { Bench, Workload } from '../workload.ts'
import { FOR_MS, openServers, TASKS, type TaskName } from './p10-calls.ts'

/** Where the time goes in the workloads that miss their targets. */
export const profile: Workload = {
  id: 'profile',
  async run(bench) {
    for (const [task, parts] of await ofCalls()) print(`P10 ours, ${task}`, parts)
    for (const [thread, parts] of await ofFirstPull(bench)) print(`P1 ours, ${thread}`, parts)
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
    const { port = 0, token = '' } = servers.get('ours') ?? {}
    const { clients, call, expected } = TASKS[task]
    await calls(port, clients, 3 * FOR_MS, token, call, expected)
    await stop()
    found.set(task, profileOfProcess(folder, partsOfProcess))
  }
  return found
}

function print(title: string, parts: Parts): void {
  const all = [...parts.values()].reduce((sum, ms) => sum + ms, 0)
  console.log(`\n${title}: ${Math.round(all)} ms`)
  for (const [part, ms] of [...parts].toSorted(([, a], [, b]) => b - a).slice(0, 24))
    console.log(`${ms.toFixed(0).padStart(7)} ms ${((100 * ms) / all).toFixed(1).padStart(5)} %  ${part}`)
}
