/** Never settles, because a dead process observes nothing after its end. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** Counts running operations, so that the world knows when all code waits for virtual time. */
export class Activity {
  private running = 0

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.running++
    try {
      return await work()
    } finally {
      this.running--
    }
  }

  /** Resolves when no operation has run for four turns of the event loop. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 4; ) {
      await new Promise<void>(resolve => setImmediate(resolve))
      quiet = this.running === 0 ? quiet + 1 : 0
    }
  }
}

/**
 * One run of a process on a device. After its death its calls never settle and its timers never fire. `dieAtCall` ends
 * it at its n-th call of a store, before or after the call takes effect, so that tests cover every await (I17).
 */
export class Life {
  alive = true
  /** Whether the browser froze the tab: it keeps its locks, but receives and does nothing. */
  frozen = false
  calls = 0
  private dieAt: { call: number; after: boolean } | null = null
  private readonly failures: { matches: (what: string) => boolean; error: () => Error; times: number }[] = []
  private readonly activity: Activity

  constructor(activity: Activity) {
    this.activity = activity
  }

  get awake(): boolean {
    return this.alive && !this.frozen
  }

  end(): void {
    this.alive = false
  }

  dieAtCall(call: number, after: boolean): void {
    this.dieAt = { call: this.calls + call, after }
  }

  /** The next `times` calls that match fail with the error and have no effect. */
  fail(matches: (what: string) => boolean, error: () => Error, times = 1): void {
    this.failures.push({ matches, error, times })
  }

  /** Cancels planned failures and a planned death. */
  heal(): void {
    this.failures.length = 0
    this.dieAt = null
  }

  async call<T>(what: string, work: () => Promise<T>): Promise<T> {
    if (!this.alive) return never()
    const call = ++this.calls
    if (this.dieAt && call >= this.dieAt.call && !this.dieAt.after) {
      this.end()
      return never()
    }
    const failure = this.failures.find(one => one.times > 0 && one.matches(what))
    if (failure) {
      failure.times--
      throw failure.error()
    }
    const result = await this.activity.during(work)
    if (this.dieAt && call >= this.dieAt.call) this.end()
    return this.alive ? result : never()
  }

  /** Wraps `target` so that the named asynchronous methods run through `call`. */
  mortal<T extends object>(label: string, target: T, methods: readonly (keyof T & string)[]): T {
    return new Proxy(target, {
      get: (object, key) => {
        const value: unknown = Reflect.get(object, key, object)
        if (typeof value !== 'function') return value
        if (!methods.includes(key as keyof T & string)) return value.bind(object)
        return (...args: unknown[]) => this.call(`${label}.${String(key)}`, () => value.apply(object, args))
      },
    })
  }
}
