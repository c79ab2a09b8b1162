/**
 * Returns the longest prefix of an MP4 (ISO 14496-12) that a demuxer accepts: it ends after the last complete media
 * data. A recording that was cut off in the middle of a fragment loses that fragment and nothing before it.
 */
export function wholeFragments(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let whole = 0
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = boxSize(view, at)
    if (size === null || at + size > bytes.length) break
    at += size
    const type = new TextDecoder('latin1').decode(bytes.subarray(at - size + 4, at - size + 8))
    if (type !== 'moof') whole = at
  }
  return bytes.subarray(0, whole)
}

/** Returns `null` for an impossible size. A size of 1 announces a 64-bit size, 0 means up to the end. */
function boxSize(view: DataView, at: number): number | null {
  const size = view.getUint32(at)
  if (size === 0) return view.byteLength - at
  if (size !== 1) return size >= 8 ? size : null
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : null
}
