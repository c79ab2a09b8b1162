export type News2Risk = 'low' | 'moderate_low' | 'moderate' | 'high'
export type News2Colour = 'green' | 'yellow' | 'orange' | 'red'
export type News2Response = 'routine' | 'increased-monitoring' | 'urgent-review' | 'immediate-review'

export interface News2Band {
  readonly from: number
  readonly risk: News2Risk
  readonly colour: News2Colour
  readonly response: News2Response
}

/**
 * D §9 as thresholds. Its bands leave out 4 while its colours and responses say "3 or above", so 4 is moderate_low
 * (decision 97). The RCP calls 1 to 4 low; the specification is stricter and stays (decision 98).
 */
export const NEWS2_BANDS = {
  high: { from: 7, risk: 'high', colour: 'red', response: 'immediate-review' },
  moderate: { from: 5, risk: 'moderate', colour: 'orange', response: 'urgent-review' },
  moderate_low: { from: 3, risk: 'moderate_low', colour: 'yellow', response: 'increased-monitoring' },
  low: { from: 0, risk: 'low', colour: 'green', response: 'routine' },
} as const satisfies Readonly<Record<News2Risk, News2Band>>

export function news2Band(total: number): News2Band {
  const { high, moderate, moderate_low, low } = NEWS2_BANDS
  if (total >= high.from) return high
  if (total >= moderate.from) return moderate
  return total >= moderate_low.from ? moderate_low : low
}

/** The RCP's own terms (2017, chart 4), shown beside the specification's. */
export type RcpRisk = 'low' | 'low-medium' | 'medium' | 'high'
export type RcpMonitoring = '12-hourly' | '4-6-hourly' | 'hourly' | 'continuous'
export type RcpResponse =
  | 'continue'
  | 'nurse-assessment'
  | 'urgent-ward-review'
  | 'urgent-clinician-assessment'
  | 'emergency-assessment'

export interface RcpAdvice {
  readonly risk: RcpRisk
  readonly monitoring: RcpMonitoring
  readonly response: RcpResponse
}

/** `single3`: at least one parameter alone scores 3, which calls for an urgent review whatever the total. */
export function rcpAdvice(total: number, single3: boolean): RcpAdvice {
  if (total >= 7) return { risk: 'high', monitoring: 'continuous', response: 'emergency-assessment' }
  if (total >= 5) return { risk: 'medium', monitoring: 'hourly', response: 'urgent-clinician-assessment' }
  if (single3) return { risk: 'low-medium', monitoring: 'hourly', response: 'urgent-ward-review' }
  if (total >= 1) return { risk: 'low', monitoring: '4-6-hourly', response: 'nurse-assessment' }
  return { risk: 'low', monitoring: '12-hourly', response: 'continue' }
}
