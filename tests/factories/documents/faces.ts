import { existsSync } from 'node:fs'

/**
 * Faces in which laboratories print: proportional ones, and ones like Courier, whose zero has no mark inside. Debian's
 * packages fonts-liberation, fonts-dejavu-core and fonts-freefont-ttf have them; all hold Cyrillic and Greek.
 */
const FILES = {
  'Liberation Sans': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'DejaVu Sans': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  FreeMono: '/usr/share/fonts/truetype/freefont/FreeMono.ttf',
} as const

export type Face = keyof typeof FILES
export const FACES = Object.keys(FILES) as Face[]

export const faceFile = (face: Face): string => FILES[face]
export const hasFaces = FACES.every(face => existsSync(FILES[face]))
