/** Thrown into nobody: a dead process does not see its own end. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** Counts what is really under way, so that the world knows when everybody waits for time to pass. */
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

  /** Resolves when nothing has been under way for a few turns of the event loop. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 4; ) {
      await new Promise<void>(resolve => setImmediate(resolve))
      quiet = this.running === 0 ? quiet + 1 : 0
    }
  }
}

/**
 * One run of a process on a device. After its death nothing that it began has any further effect on it: calls never
 * come back, timers never fire. It may be told to die at its n-th call of a store or the network, before or after the
 * call took effect, which is how every await is visited (I17).
 */
export class Life {
  alive = true
  /** A tab that the browser put to sleep: it holds what it holds, hears nothing, does nothing. */
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

  /** No more planned failures and no planned death. */
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

  /** An object whose asynchronous methods end with this life. */
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
