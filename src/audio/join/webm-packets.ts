/**
 * The audio packets of a WebM file that may end anywhere (RFC 8794 EBML, RFC 9559 Matroska). Keeps every complete block
 * (other demuxers drop a truncated cluster, up to a second of speech); after damage it resumes at the next cluster.
 */
export interface WebmAudio {
  codecId: string
  channels: number
  packets: Uint8Array[]
}

const ID = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codecId: 0x86,
  audio: 0xe1,
  channels: 0x9f,
  cluster: 0x1f43b675,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
}
/** Elements that are entered instead of skipped; their sizes are ignored, so an unknown size is tolerated. */
const ENTERED = new Set([ID.segment, ID.tracks, ID.trackEntry, ID.audio, ID.cluster, ID.blockGroup])
/** Track number, time and flags before the data of a block. */
const BLOCK_HEAD = 4

/** Returns `null` if no track is described. */
export function readWebm(bytes: Uint8Array): WebmAudio | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: WebmAudio = { codecId: '', channels: 1, packets: [] }
  let at = 0
  while (at < bytes.length) {
    const element = readElement(view, at)
    if (element && ENTERED.has(element.id)) {
      at = element.body
      continue
    }
    const end = element?.size != null ? element.body + element.size : Number.POSITIVE_INFINITY
    if (!element || end > bytes.length) {
      // Cut off or damaged: another cluster may still follow.
      at = nextCluster(bytes, at + 1)
      continue
    }
    take(found, element.id, bytes.subarray(element.body, end))
    at = end
  }
  return found.codecId === '' ? null : found
}

function take(found: WebmAudio, id: number, body: Uint8Array): void {
  switch (id) {
    case ID.codecId:
      found.codecId = new TextDecoder().decode(body)
      break
    case ID.channels:
      found.channels = body[body.length - 1] ?? 1
      break
    case ID.simpleBlock:
    case ID.block:
      // Lacing is never used for Opus in WebM; a laced block would not be one packet.
      if (body.length > BLOCK_HEAD && ((body[3] ?? 0) & 0x06) === 0) found.packets.push(body.slice(BLOCK_HEAD))
      break
  }
}

/** An element's id (with its marker bits), where its body begins, and its size; `null` size means unknown. */
function readElement(view: DataView, at: number): { id: number; body: number; size: number | null } | null {
  if (at >= view.byteLength) return null
  const idLength = Math.clz32(view.getUint8(at)) - 23
  if (idLength > 4 || at + idLength >= view.byteLength) return null
  let id = 0
  for (let i = 0; i < idLength; i++) id = id * 256 + view.getUint8(at + i)
  const sizeAt = at + idLength
  const sizeLength = Math.clz32(view.getUint8(sizeAt)) - 23
  if (sizeLength > 8 || sizeAt + sizeLength > view.byteLength) return null
  let size = view.getUint8(sizeAt) & (0xff >> sizeLength)
  let unknown = size === 0xff >> sizeLength
  for (let i = 1; i < sizeLength; i++) {
    const byte = view.getUint8(sizeAt + i)
    unknown &&= byte === 0xff
    size = size * 256 + byte
  }
  return { id, body: sizeAt + sizeLength, size: unknown ? null : size }
}

/** Returns the offset of the next cluster, or the length of the file. */
function nextCluster(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x1f, from); at >= 0; at = bytes.indexOf(0x1f, at + 1)) {
    if (bytes[at + 1] === 0x43 && bytes[at + 2] === 0xb6 && bytes[at + 3] === 0x75) return at
  }
  return bytes.length
}
