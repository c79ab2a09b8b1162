import { coverageOf, withoutSubstitutions } from './coverage.ts'

/** Inter in three styles, and DejaVu Sans for the signs that Inter lacks. Both licences allow embedding. */
export const FACES = ['regular', 'bold', 'italic', 'further'] as const
export type Face = (typeof FACES)[number]

export interface Faces {
  /** The files as they are embedded. */
  files: Readonly<Record<Face, Uint8Array>>
  /** The glyph of a character; undefined if the typeface lacks it. */
  glyphOf(code: number, face: 'regular' | 'further'): number | undefined
}

export async function readFaces(read: (face: Face) => Promise<Uint8Array>): Promise<Faces> {
  const [regular, bold, italic, further] = await Promise.all(
    FACES.map(async face => withoutSubstitutions(await read(face))),
  )
  if (!regular || !bold || !italic || !further) throw new Error('a typeface is missing')
  const covered = { regular: coverageOf(regular), further: coverageOf(further) }
  return { files: { regular, bold, italic, further }, glyphOf: (code, face) => covered[face].get(code) }
}
