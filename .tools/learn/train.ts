import { type LinearModel, STEPS } from '../../src/domain/reports/learnt/linear.ts'

/** What was seen, and how much each class would be right: 1, less, or 0. */
export interface Example {
  readonly features: readonly string[]
  readonly right: readonly number[]
}

const RATE = 0.1
const DECAY = 1e-7
/** Weights of a feature that all lie below this are left out. */
const LEAST = 0.3
const MOST = 127

/** Numbers from 0 to 1, the same at every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function shuffled<T>(all: readonly T[], next: () => number): T[] {
  const list = [...all]
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[list[at], list[other]] = [list[other] as T, list[at] as T]
  }
  return list
}

/**
 * Multinomial logistic regression by AdaGrad. The loss of an example is the logarithm of what its right classes have
 * together, so that an example with two right sections asks for either. The same examples always give the same model.
 */
export function train(
  classes: readonly string[],
  examples: readonly Example[],
  { epochs = 6, seenAtLeast = 5 } = {},
): LinearModel {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= seenAtLeast).map(([name]) => name)
  const row = new Map(names.map((name, at) => [name, at]))
  const size = classes.length
  const weights = new Float64Array(names.length * size)
  const squares = new Float64Array(names.length * size).fill(1e-6)
  const data = examples.map(({ features, right }) => ({
    rows: features.map(one => row.get(one)).filter(one => one !== undefined),
    right,
  }))
  const next = numbersFrom(1)
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { rows, right } of shuffled(data, next)) {
      const sums = classes.map((_, at) => rows.reduce((sum, one) => sum + (weights[one * size + at] ?? 0), 0))
      const most = Math.max(...sums)
      const raised = sums.map(one => Math.exp(one - most))
      const whole = raised.reduce((sum, one) => sum + one, 0)
      const shares = raised.map(one => one / whole)
      const held = shares.reduce((sum, one, at) => sum + one * (right[at] ?? 0), 0)
      if (held === 0) continue
      for (let at = 0; at < size; at++) {
        const share = shares[at] ?? 0
        const slope = share - (share * (right[at] ?? 0)) / held
        for (const one of rows) {
          const place = one * size + at
          const step = slope + DECAY * data.length * (weights[place] ?? 0)
          squares[place] = (squares[place] ?? 0) + step * step
          weights[place] = (weights[place] ?? 0) - (RATE * step) / Math.sqrt(squares[place] ?? 1)
        }
      }
    }
  const kept = names
    .map((name, at) => [name, [...weights.slice(at * size, (at + 1) * size)]] as const)
    .filter(([, all]) => all.some(one => Math.abs(one) >= LEAST))
    .map(
      ([name, all]) => [name, all.map(one => Math.max(-MOST, Math.min(MOST, Math.round(one * STEPS))) || 0)] as const,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return { classes, weights: Object.fromEntries(kept) }
}
