import { ContractError } from '../../contract/errors.ts'

interface Lane {
  /** Requests of one account, or of one address without a session, that are read and run at once; one above another waits, unread. */
  atOnce: number
  waiting: number
}

/** Far more than a person's devices have under way. A large call runs alone: it may hold 12 MB and what is made of them. */
const LANES = {
  call: { atOnce: 4, waiting: 60 },
  largeCall: { atOnce: 1, waiting: 20 },
  chunk: { atOnce: 4, waiting: 20 },
  stranger: { atOnce: 16, waiting: 200 },
  /** Of a session by its token, by address: those of the account are not known yet. */
  lookUp: { atOnce: 4, waiting: 1000 },
} satisfies Record<string, Lane>
const LONGEST_WAIT_MS = 15_000

export type LaneName = keyof typeof LANES

export interface Lanes {
  /**
   * Runs `work` when the payer's lane has room, at once where it has. Throws RATE_LIMITED if too many wait already, or
   * none ends in time; TIMEOUT if `signal` aborts meanwhile. `work` is not begun then.
   */
  run<T>(lane: LaneName, payer: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

interface State {
  running: number
  waiting: Set<() => void>
}

/** In memory per node: the requests of one payer wait for each other, and those of others do not wait for them. */
export function createLanes(): Lanes {
  const states = new Map<string, State>()

  return {
    async run(name, payer, signal, work) {
      const key = `${name} ${payer}`
      const state = states.get(key) ?? { running: 0, waiting: new Set() }
      states.set(key, state)
      if (state.running < LANES[name].atOnce) state.running++
      else if (state.waiting.size < LANES[name].waiting) await turn(state, signal)
      else throw tooMany()
      try {
        return await work()
      } finally {
        const [next] = state.waiting
        if (next) next()
        else state.running--
        if (state.running === 0) states.delete(key)
      }
    },
  }
}

/** Resolves with the place of a request that has ended. */
function turn({ waiting }: State, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', gone)
      waiting.delete(begin)
    }
    const begin = () => {
      leave()
      resolve()
    }
    const gone = () => {
      leave()
      reject(new ContractError('TIMEOUT', 'The caller has left.'))
    }
    const timer = setTimeout(() => {
      leave()
      reject(tooMany())
    }, LONGEST_WAIT_MS)
    signal.addEventListener('abort', gone, { once: true })
    waiting.add(begin)
    if (signal.aborted) gone()
  })
}

const tooMany = () =>
  new ContractError('RATE_LIMITED', 'Too many requests are under way.', {
    retryAfter: 2,
    i18nKey: 'errors.rateLimited',
  })
