import type { Look } from '../../../../contract/methods/account.ts'

export interface LookGroup {
  /** Of the newest. */
  id: number
  administrator: string | null
  action: string
  outcome: string
  /** Milliseconds, of the newest. */
  at: number
  count: number
}

/** Acts of the same kind that follow each other, by one administrator, as one: reading an account is hundreds of calls. */
export function collapseLooks(looks: readonly Look[], kindOf: (look: Look) => string): LookGroup[] {
  const groups: (LookGroup & { kind: string })[] = []
  for (const look of looks) {
    const { id, administrator, action, outcome, createdAt } = look
    const kind = `${kindOf(look)} ${administrator}`
    const last = groups.at(-1)
    if (last?.kind === kind) last.count++
    else groups.push({ id, administrator, action, outcome, at: Date.parse(createdAt), count: 1, kind })
  }
  return groups.map(({ kind: _, ...group }) => group)
}
