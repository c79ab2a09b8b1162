import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { z } from 'zod/mini'

/** Milliseconds by part of the product. */
export type Parts = Map<string, number>

/** Returns the name of the part that a sampled function belongs to; an empty name counts it for its caller. */
export type PartOf = (frame: { url: string; line: number; functionName: string }) => string

const Node = z.object({
  id: z.number(),
  parent: z.optional(z.number()),
  children: z.optional(z.array(z.number())),
  callFrame: z.object({
    functionName: z.string(),
    url: z.optional(z.string()),
    lineNumber: z.optional(z.number()),
  }),
})
const Samples = z.object({ nodes: z.optional(z.array(Node)), samples: z.optional(z.array(z.number())) })
const Chunk = z.object({ cpuProfile: z.optional(Samples), timeDeltas: z.optional(z.array(z.number())) })
const Event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  id: z.optional(z.string()),
  args: z.optional(z.looseObject({ name: z.optional(z.string()), data: z.optional(z.unknown()) })),
})
const ProfileFile = z.object({ nodes: z.array(Node), samples: z.array(z.number()), timeDeltas: z.array(z.number()) })

/** Adds up the samples of one thread, chunk by chunk. */
class Sampled {
  readonly parts: Parts = new Map()
  private readonly partOfNode = new Map<number, string>()
  private readonly partOf: PartOf

  constructor(partOf: PartOf) {
    this.partOf = partOf
  }

  /** `deltas` are microseconds. A caller's node must precede the nodes of the functions it calls. */
  add(nodes: z.infer<typeof Node>[], samples: number[], deltas: number[]): void {
    const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id] as const)))
    for (const { id, parent = parents.get(id), callFrame } of nodes) {
      const { url = '', lineNumber = 0, functionName } = callFrame
      const caller = parent === undefined ? undefined : this.partOfNode.get(parent)
      this.partOfNode.set(id, this.partOf({ url, line: lineNumber, functionName }) || caller || '(unknown)')
    }
    for (const [i, node] of samples.entries()) {
      const part = this.partOfNode.get(node) ?? '(unknown)'
      this.parts.set(part, (this.parts.get(part) ?? 0) + (deltas[i] ?? 0) / 1000)
    }
  }
}

/** Runs `work` while V8 samples every thread of the browser; `threads` holds the time by part for each thread name. */
export async function profiled<T>(
  context: BrowserContext,
  partOf: PartOf,
  work: () => Promise<T>,
): Promise<{ value: T; threads: Map<string, Parts> }> {
  const browser = context.browser()
  if (!browser) throw new Error('a context without a browser')
  await browser.startTracing(undefined, { categories: ['disabled-by-default-v8.cpu_profiler', '__metadata'] })
  const value = await work()
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: unknown[] }
  return { value, threads: threadsOf(trace.traceEvents, partOf) }
}

function threadsOf(traceEvents: unknown[], partOf: PartOf): Map<string, Parts> {
  const events = traceEvents.flatMap(one => {
    const event = Event.safeParse(one)
    return event.success ? [event.data] : []
  })
  const named = new Map<string, string>()
  for (const { name, pid, tid, args } of events)
    if (name === 'thread_name' && args?.name) named.set(`${pid} ${tid}`, args.name)
  // The event `Profile` comes from the sampled thread, its chunks from another one; both carry the profile's id.
  const sampled = new Map<string, { thread: string; of: Sampled }>()
  for (const { name, pid, tid, id } of events)
    if (name === 'Profile')
      sampled.set(`${pid} ${id}`, { thread: named.get(`${pid} ${tid}`) ?? '', of: new Sampled(partOf) })
  for (const { name, pid, id, args } of events) {
    if (name !== 'ProfileChunk') continue
    const { cpuProfile, timeDeltas = [] } = Chunk.parse(args?.data)
    sampled.get(`${pid} ${id}`)?.of.add(cpuProfile?.nodes ?? [], cpuProfile?.samples ?? [], timeDeltas)
  }
  return new Map([...sampled.values()].map(({ thread, of }) => [thread, of.parts]))
}

/** The profile of an ended Node process that was started with --cpu-prof; its main thread has the most samples. */
export function profileOfProcess(folder: string, partOf: PartOf): Parts {
  const profiles = readdirSync(folder)
    .filter(name => name.endsWith('.cpuprofile'))
    .map(name => ProfileFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  const [main] = profiles.toSorted((a, b) => b.samples.length - a.samples.length)
  if (!main) throw new Error(`no profile in ${folder}`)
  const sampled = new Sampled(partOf)
  sampled.add(main.nodes, main.samples, main.timeDeltas)
  return sampled.parts
}
