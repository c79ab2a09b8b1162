import { LOCALES } from '../../contract/locales.ts'
import { moneyText } from '../../domain/money/kopecks.ts'
import type { Config } from '../config.ts'

/** What the operator's configuration writes into the pages of the build (fill-in.ts). */
export const filledIn = ({ publicUrl, operator, prices }: Config): Readonly<Record<string, string | undefined>> => ({
  origin: publicUrl,
  operator: operator.name,
  contact: operator.contact,
  ...Object.fromEntries(LOCALES.map(locale => [`price_${locale}`, moneyText(prices.professional, locale)])),
})
