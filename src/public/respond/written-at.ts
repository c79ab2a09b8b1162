/** A moment as ISO 8601 in this device's zone: what "yesterday" means to the respondent. */
export function writtenAt(ms: number): string {
  const offset = -new Date(ms).getTimezoneOffset()
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, 19)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const size = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}
