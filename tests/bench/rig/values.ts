/** Ten years of laboratory sheets: 200 of 100 biomarkers, 20,000 values. The same place always has the same value. */
export const SHEETS = 200
export const TESTS = 100

const DAY_MS = 86_400_000
const FIRST = Date.UTC(2016, 10, 1)

export const RANGE = { min: 60, max: 140 }
export const sheetAt = (sheet: number): number => FIRST + sheet * 18 * DAY_MS
export const valueAt = (sheet: number, test: number): number => Math.round(100 + 60 * Math.sin(sheet / 9 + test))
export const isOut = (value: number): boolean => value < RANGE.min || value > RANGE.max
