import { customType } from 'drizzle-orm/pg-core'

/** A set of ranges of whole numbers; only SQL looks into it. */
export const numberRanges = customType<{ data: string; driverData: string }>({ dataType: () => 'int8multirange' })
