const UNITS = ['B', 'KB', 'MB', 'GB'] as const
export type SizeUnit = (typeof UNITS)[number]

/** 1 MB is 1024 x 1024 bytes (decision 48). */
export const BYTES: Record<SizeUnit, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }

/** Returns the first unit in which the size is under 1024, at most `largest`; 1023.96 KB rounds up to 1 MB. */
export function sizeUnit(bytes: number, largest: SizeUnit = 'MB'): SizeUnit {
  const fits = UNITS.slice(0, UNITS.indexOf(largest) + 1)
  return fits.find(unit => inUnit(bytes, unit) < 1024) ?? largest
}

/** Bytes are rounded to integers, other units to one decimal. */
export function inUnit(bytes: number, unit: SizeUnit): number {
  const value = Math.max(0, bytes) / BYTES[unit]
  return unit === 'B' ? Math.round(value) : Math.round(value * 10) / 10
}
