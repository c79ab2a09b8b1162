import { printDateTime } from '../dates/print-date.ts'

export interface PrintedMoment {
  /** Undefined: the device's own zone. Another is named behind the time. */
  timeZone?: string | undefined
}

export const printMoment = (at: number, { timeZone }: PrintedMoment): string =>
  timeZone === undefined ? printDateTime(at) : `${printDateTime(at, timeZone)} ${timeZone}`
