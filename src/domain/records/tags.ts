/** The tags of the health log (H §3), in the specified order. */
export const LOG_TAGS = [
  'diagnosis',
  'vaccination',
  'healthGoal',
  'condition',
  'allergy',
  'nutrition',
  'dental',
  'mental',
  'activity',
  'exercise',
  'sleep',
  'pastMedicalHistory',
  'menstruation',
  'pregnancy',
] as const
export type LogTag = (typeof LOG_TAGS)[number]

export const isLogTag = (tag: string): tag is LogTag => LOG_TAGS.some(one => one === tag)

/**
 * The tags that the picker offers for a record: those that are not hidden, and those that the record has, hidden or not
 * (decision 115).
 */
export const offeredTags = (chosen: readonly string[], hidden: readonly string[]): string[] => [
  ...LOG_TAGS.filter(tag => chosen.includes(tag) || !hidden.includes(tag)),
  ...chosen.filter(tag => !isLogTag(tag)),
]
