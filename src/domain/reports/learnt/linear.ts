/** A linear model over yes-or-no features: for each feature a weight for each class, in sixteenths. Made by `npm run learn`. */
export interface LinearModel {
  readonly classes: readonly string[]
  readonly weights: Readonly<Record<string, readonly number[]>>
}

export const STEPS = 16

/** Natural logarithms of the classes' probabilities, in the order of `classes`. Unknown features count nothing. */
export function logProbabilities({ classes, weights }: LinearModel, features: Iterable<string>): number[] {
  const sums = classes.map(() => 0)
  for (const feature of features) {
    const row = Object.hasOwn(weights, feature) ? weights[feature] : undefined
    if (row) for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0) / STEPS
  }
  const most = Math.max(...sums)
  const whole = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0))
  return sums.map(one => one - whole)
}
