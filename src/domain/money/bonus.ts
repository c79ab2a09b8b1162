/** Of a promocode of type balance_multiplier: the multiplier in thousandths, the cap in kopecks. */
export interface Multiplier {
  multiplier: number
  maxBonus: number | null
}

/** Decision 39: amount x (multiplier - 1), at most `maxBonus`, in whole kopecks, never rounded up. */
export function bonusOf(amount: number, { multiplier, maxBonus }: Multiplier): number {
  // Integers beyond 2^53 do not occur: a top-up is at most 100,000,000 kopecks.
  const bonus = Math.floor((amount * (multiplier - 1000)) / 1000)
  return Math.max(0, Math.min(bonus, maxBonus ?? bonus))
}
