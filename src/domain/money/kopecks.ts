/* Money is whole kopecks everywhere; text and rubles exist only at the edges. */

/** Rubles as a person typed them, of at most two decimals. */
export const kopecksOfRubles = (rubles: number): number => Math.round(rubles * 100)

/** `"100.00"`, as a payment provider writes an amount: from the digits, never by way of a fraction. */
export const amountValue = (kopecks: number): string => {
  const digits = String(kopecks).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The reverse of `amountValue`; null for anything else. */
export function kopecksOfValue(value: string): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const SEPARATORS = { ru: [' ', ','], en: [',', '.'], el: ['.', ','] } as const

/** `1 284,50 ₽`; without kopecks where there are none. */
export function moneyText(kopecks: number, locale: keyof typeof SEPARATORS): string {
  const [group, decimal] = SEPARATORS[locale]
  const [whole = '', part = ''] = amountValue(Math.abs(kopecks)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return `${kopecks < 0 ? '−' : ''}${grouped}${part === '00' ? '' : decimal + part} ₽`
}
