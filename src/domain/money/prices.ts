export const PLAN_IDS = ['basic', 'professional', 'business'] as const
export type PlanId = (typeof PLAN_IDS)[number]
export const isPlanId = (id: string): id is PlanId => PLAN_IDS.some(known => known === id)

/** By counter (decision 120). */
export interface PerCounter<T> {
  uploadFiles: T
  aiInsights: T
}

/** What things cost, in kopecks, and what a month of a plan includes; configuration of the server. */
export interface PriceList {
  /** A month of the professional plan. Basic is free, business by agreement. */
  professional: number
  /** Of one use above the quota. */
  use: PerCounter<number>
  /** Null is without limit. */
  quota: Record<PlanId, PerCounter<number | null>>
}

const same = <T>(value: T): PerCounter<T> => ({ uploadFiles: value, aiInsights: value })

export const DEFAULT_PRICES: PriceList = {
  professional: 49_000,
  use: { uploadFiles: 500, aiInsights: 1500 },
  quota: { basic: same(100), professional: same(1000), business: same(null) },
}

/** A plan that this server does not know has the quota of basic. */
export const quotaOf = ({ quota }: PriceList, plan: string): PerCounter<number | null> =>
  quota[isPlanId(plan) ? plan : 'basic']
