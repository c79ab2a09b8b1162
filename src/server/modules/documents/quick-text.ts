import { isBag } from '../../../contract/bag.ts'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'

/** The text of a quick add, which the server structures (decision 43); '' if there is none. */
export const quickText = ({ sourceData }: HealthRecordData): string =>
  isBag(sourceData) && typeof sourceData.text === 'string' ? sourceData.text.trim() : ''
