/** The glyph of each character that a typeface has: reads the `cmap` of an OpenType file (formats 4 and 12). */
export function coverageOf(font: Uint8Array): ReadonlyMap<number, number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const found = new Map<number, number>()
  const cmap = tableAt(view, 'cmap')
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4)
    if (view.getUint16(at) === 4) addSegments(view, at, found)
    if (view.getUint16(at) === 12) addGroups(view, at, found)
  }
  return found
}

const HEAD = 12
const ENTRY = 16

function* tables(view: DataView): Generator<{ entry: number; tag: string }> {
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = HEAD + index * ENTRY
    yield { entry, tag: String.fromCharCode(...[0, 1, 2, 3].map(byte => view.getUint8(entry + byte))) }
  }
}

function tableAt(view: DataView, name: string): number {
  for (const { entry, tag } of tables(view)) if (tag === name) return view.getUint32(entry + 8)
  throw new Error(`the font has no ${name}`)
}

function addSegments(view: DataView, at: number, found: Map<number, number>): void {
  const doubled = view.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + doubled]
  for (let offset = 0; offset < doubled; offset += 2) {
    const [first, last] = [view.getUint16(starts + offset), view.getUint16(ends + offset)]
    const [delta, range] = [view.getUint16(starts + doubled + offset), view.getUint16(starts + 2 * doubled + offset)]
    for (let code = first; code <= last && code < 0xffff; code++) {
      const place = starts + 2 * doubled + offset + range + 2 * (code - first)
      const glyph = range === 0 ? (code + delta) & 0xffff : view.getUint16(place)
      if (glyph !== 0) found.set(code, glyph)
    }
  }
}

function addGroups(view: DataView, at: number, found: Map<number, number>): void {
  for (let index = 0; index < view.getUint32(at + 12); index++) {
    const group = at + 16 + index * 12
    const [first, last, glyph] = [view.getUint32(group), view.getUint32(group + 4), view.getUint32(group + 8)]
    for (let code = first; code <= last; code++) found.set(code, glyph + code - first)
  }
}

/**
 * The font without its substitutions, which draw "->" as an arrow and "3x3" with a times sign: what is printed is what
 * was written.
 */
export function withoutSubstitutions(font: Uint8Array): Uint8Array {
  const copy = font.slice()
  const view = new DataView(copy.buffer)
  for (const { entry, tag } of tables(view)) if (tag === 'GSUB') view.setUint16(entry, 0x7a7a)
  return copy
}
