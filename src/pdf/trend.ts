import type { Trend } from '../domain/paper/paper.ts'
import type { Content } from './pdfmake.ts'

const HEIGHT = 30
/** Room for a mark at the edge. */
const EDGE = 3
const BAND = '#dcebe3'
const LINE = '#7d8791'
const INSIDE = '#1f6b57'
const OUTSIDE = '#b25f00'

/** A trend as lines: a dot inside the range, a filled square outside it, a ring where that cannot be decided. */
export function trendCanvas({ points, band }: Trend, width: number): Content[] {
  const x = (share: number) => round(EDGE + share * (width - 2 * EDGE))
  const y = (share: number) => round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE))
  const drawn: Content[] = [{ type: 'rect', x: 0, y: 0, w: round(width), h: HEIGHT, color: '#ffffff' }]
  if (band) {
    const [top, bottom] = [band.to >= 1 ? 0 : y(band.to), band.from <= 0 ? HEIGHT : y(band.from)]
    drawn.push({ type: 'rect', x: 0, y: top, w: round(width), h: round(bottom - top), color: BAND })
  }
  if (points.length > 1) {
    const line = points.map(point => ({ x: x(point.x), y: y(point.y) }))
    drawn.push({ type: 'polyline', points: line, lineWidth: 0.8, lineColor: LINE })
  }
  for (const point of points) drawn.push(mark(x(point.x), y(point.y), point.standing))
  return drawn
}

function mark(x: number, y: number, standing: Trend['points'][number]['standing']): Content {
  switch (standing) {
    case 'in':
      return { type: 'ellipse', x, y, r1: 1.5, r2: 1.5, color: INSIDE }
    case 'out':
      return { type: 'rect', x: round(x - 1.8), y: round(y - 1.8), w: 3.6, h: 3.6, color: OUTSIDE }
    case 'undecided':
      return { type: 'ellipse', x, y, r1: 1.5, r2: 1.5, color: '#ffffff', lineColor: LINE, lineWidth: 0.8 }
  }
}

const round = (value: number) => Math.round(value * 100) / 100
