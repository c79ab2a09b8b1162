/** Kopecks. What a top-up takes (decision 37). */
export const LEAST_TOP_UP = 100
export const MOST_TOP_UP = 100_000_000

/** Kopecks of a typed amount of rubles, such as "1 284,50"; null if it is no amount that a top-up takes. */
export function topUpAmount(typed: string): number | null {
  const match = /^\+?(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f]/g, ''))
  if (!match) return null
  const [, rubles = '', kopecks = ''] = match
  const amount = Number(rubles) * 100 + Number(kopecks.padEnd(2, '0'))
  return amount >= LEAST_TOP_UP && amount <= MOST_TOP_UP ? amount : null
}
