/** How a laboratory prints a test. */
export interface Marker {
  name: string
  unit: string
  /** Where the laboratories of this country do not print the unit of the series. */
  printed?: { factor: number; offset?: number; digits: number; min: number | null; max: number | null }
}

export interface Range {
  min: number | null
  max: number | null
}

interface Sheet<Id extends string> {
  markers: Readonly<Record<Id, Marker>>
  ranges: Readonly<Record<Id, Range>>
  /** Decimals that a laboratory prints in the unit of the series: 7.0, not 7. */
  digits: Readonly<Record<Id, number>>
  decimalComma: boolean
}

/** The rows of a lab report in the form of an upload. */
export function labRows<Id extends string>(
  values: Readonly<Record<Id, number>>,
  { markers, ranges, digits, decimalComma }: Sheet<Id>,
) {
  return (Object.keys(ranges) as Id[]).map(id => {
    const { name, unit, printed } = markers[id]
    const { min, max } = printed ?? ranges[id]
    const text = (number: number) => {
      const fixed = number.toFixed((printed ?? { digits: digits[id] }).digits)
      return decimalComma ? fixed.replace('.', ',') : fixed
    }
    const value = printed
      ? Number((values[id] * printed.factor + (printed.offset ?? 0)).toFixed(printed.digits))
      : values[id]
    const exceeds = (min !== null && value < min) || (max !== null && value > max)
    // A value on a bound is inside.
    const range = min === null ? `≤ ${text(max ?? 0)}` : max === null ? `≥ ${text(min)}` : `${text(min)} - ${text(max)}`
    return {
      id,
      name,
      nameLocal: name,
      value,
      rawValue: text(value),
      valueType: 'number' as const,
      unit,
      min,
      max,
      referenceRange: range,
      refExceed: exceeds ? 1 : 0,
      notes: null,
    }
  })
}
