import type { Config } from '../config.ts'

/** What the operator's configuration writes into the pages of the build (fill-in.ts). */
export const filledIn = ({ publicUrl, operator }: Config): Readonly<Record<string, string | undefined>> => ({
  origin: publicUrl,
  operator: operator.name,
  contact: operator.contact,
})
