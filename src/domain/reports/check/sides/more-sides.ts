import type { Words } from '../../text/words.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import type { Support } from '../find-evidence.ts'
import { sidesAgree } from './compare-sides.ts'
import type { SidedClaim } from './side-atoms.ts'
import { sidesIn } from './sides.ts'

type Side = 'left' | 'right'

const MORE =
  /^(?:более|больше|сильнее|выраженнее|преимущественно|преобладани\p{L}*|преобладает|хуже|more|mainly|mostly|worse|predominantly|chiefly|predominan\p{L}*|περισσοτερο|κυριωσ|πιο|εντονοτερα|επικρατησ\p{L}*|επικρατει|χειροτερα)$/u
const THAN = /^(?:than|чем|нежели|απο|παρα)$/u
/** Words between "more" and its side: "more so on the left", «πιο πολύ αριστερά». */
const BEFORE = 4
/** «В левом сильнее». */
const BEHIND = 2

/** Sides that words `from` to `to` call the more affected ones; those at words of `except` are left out. */
function moreSidesIn(all: Words, from: number, to: number, except: ReadonlyMap<number, number> = new Map()): Side[] {
  const isMore = (start: number, end: number) => {
    const norms = all.words.slice(Math.max(from, start), Math.min(to, end)).map(({ norm }) => norm)
    const at = norms.findIndex(norm => MORE.test(norm))
    // "Left worse than right": what stands behind "than" is less affected.
    return at >= 0 && !norms.slice(at).some(norm => THAN.test(norm))
  }
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).flatMap(at => {
    const sides = sidesIn(all, at, at + 1)
    return sides.length > 0 && !except.has(at) && (isMore(at - BEFORE, at) || isMore(at + 1, at + 1 + BEHIND))
      ? sides
      : []
  })
}

/** What the statements that carry a claim say of the more affected side: null if nothing. */
function moreSideAgrees(
  wanted: readonly Side[],
  { matches }: Support,
  { reading, clauses, superseded }: Transcript,
): boolean | null {
  const statements = new Set(matches.map(({ clause }) => clauses[clause]?.statement))
  const said = clauses
    .filter(one => statements.has(one.statement) && !one.asks)
    .flatMap(({ from, to }) => moreSidesIn(reading, from, to, superseded.sides))
  return said.length === 0 ? null : wanted.every(side => said.includes(side))
}

/** A claim with sides that its evidence has not there; of "more on the left" the statement decides. */
export function isOtherSide(
  claim: SidedClaim,
  support: Support,
  evidence: Transcript,
  allows: (one: Evidence) => boolean,
): boolean {
  const sides = sidesIn(claim.all, claim.from, claim.to)
  if (sides.length === 0) return false
  const more = moreSidesIn(claim.all, claim.from, claim.to)
  const agrees = more.length > 0 ? moreSideAgrees(more, support, evidence) : null
  if (agrees === false) return true
  if (agrees && sides.length === more.length) return false
  return !sidesAgree(claim, evidence.clauses.filter(allows), evidence)
}
