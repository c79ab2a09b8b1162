/** In the order in which another one is chosen if the chosen one has nothing to work on (decision 55). */
export const INSIGHT_TYPES = ['general', 'biomarkers', 'treatment', 'recommendations', 'custom'] as const

/** Records that one insight may rest on. */
export const MAX_INSIGHT_RECORDS = 1000
