import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { editHealthRecord } from '../../../../db/commands/health-records.ts'
import { withAllRowIds } from '../../../../db/row-ids.ts'
import { isConfirmed } from '../../../../domain/labs/certainty.ts'
import {
  type Before,
  type CheckedRow,
  changeRows,
  checkedRows,
  confirmed,
  corrected,
  nextRow,
  readingsOf,
  restoreRows,
  sureRows,
  withReading,
} from '../../../../domain/records/checking.ts'
import type { CellTexts, Editing } from '../../../../domain/records/row-edits.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useCommandContext, useSession } from '../../../state/session/use-session.ts'

/** A decision that can be undone. */
interface Step {
  /** `sure`: all sure ones together. */
  kind: 'one' | 'sure'
  before: Before[]
}

export interface Check {
  rows: readonly CheckedRow[]
  confirmed: number
  /** The sure values that are not looked at yet. */
  sure: readonly CheckedRow[]
  /** The row that is open; null if the record has none. */
  active: CheckedRow | null
  open: (rowId: string) => void
  /** To the row above or below. */
  move: (by: 1 | -1) => void
  /** Which of the readings is chosen, from 0. */
  chosen: number
  choose: (reading: number) => void
  /** The fields of the active row are open. */
  correcting: boolean
  setCorrecting: (on: boolean) => void
  accept: () => void
  correct: (cells: CellTexts) => void
  notThere: () => void
  acceptSure: () => void
  /** Null if there is nothing to undo. */
  last: Step['kind'] | null
  /** How many values the last step decided. */
  lastCount: number
  undo: () => void
  /** Resolves to true once it is stored. */
  finish: () => Promise<boolean>
}

/** The check of a record: every decision is stored at once, on this device first, and can be undone while it is open. */
export function useCheck(record: HealthRecordDocument): Check {
  const { t } = useLingui()
  const context = useCommandContext()
  const { name: author } = useSession()
  const { decimal } = useValueText()
  const rows = useMemo(() => checkedRows(withAllRowIds(record.data)), [record.data])
  const [activeId, setActive] = useState(() => nextRow(rows, null) ?? rows[0]?.rowId ?? null)
  const [chosen, choose] = useState(0)
  const [correcting, setCorrecting] = useState(false)
  const [steps, setSteps] = useState<readonly Step[]>([])
  /** A second press before the first is stored decides nothing: what it means is not on the screen yet. */
  const deciding = useRef(false)
  const active = rows.find(row => row.rowId === activeId) ?? rows[0] ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row begins with its first reading.
  useEffect(() => {
    choose(0)
    setCorrecting(false)
  }, [activeId])

  const editing = (): Editing => ({ author, at: new Date(systemClock.now()).toISOString(), decimal })
  const failed = () =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'errors.savingFailed', message: 'Saving failed' }),
      text: t({ id: 'records.check.failed', message: 'Nothing was changed. Try again.' }),
    })
  const decide = async (
    kind: Step['kind'],
    ids: ReadonlySet<string>,
    change: (row: CheckedRow) => CheckedRow | null,
  ): Promise<void> => {
    if (deciding.current) return
    deciding.current = true
    let before: Before[] = []
    try {
      await editHealthRecord(context, record.clientId, ({ data }) => {
        const changed = changeRows(data, ids, change)
        before = changed.before
        return { data: changed.data }
      })
    } catch {
      failed()
      return
    } finally {
      deciding.current = false
    }
    setSteps(was => [...was, { kind, before }])
    setCorrecting(false)
    const left = rows.filter(row => !ids.has(row.rowId) || change(row) !== null)
    const decided = left.map(row => (ids.has(row.rowId) ? (change(row) ?? row) : row))
    if (kind === 'one') setActive(nextRow(decided, activeId) ?? activeId)
  }
  const decideActive = (change: (row: CheckedRow) => CheckedRow | null) => {
    if (active) void decide('one', new Set([active.rowId]), change)
  }
  const last = steps.at(-1)
  const sure = sureRows(rows)
  return {
    rows,
    sure,
    active,
    chosen,
    choose,
    correcting,
    setCorrecting,
    confirmed: rows.filter(isConfirmed).length,
    open: setActive,
    move(by) {
      const at = rows.findIndex(row => row.rowId === active?.rowId)
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
      if (next) setActive(next.rowId)
    },
    accept() {
      const how = editing()
      decideActive(row => {
        const readings = readingsOf(row)
        return readings ? withReading(row, readings, chosen, how) : confirmed(row, how)
      })
    },
    correct(cells) {
      const how = editing()
      decideActive(row => corrected(row, cells, how))
    },
    notThere: () => decideActive(() => null),
    acceptSure() {
      const how = editing()
      void decide('sure', new Set(sure.map(row => row.rowId)), row => confirmed(row, how))
    },
    last: last?.kind ?? null,
    lastCount: last?.before.length ?? 0,
    undo() {
      if (!last) return
      void editHealthRecord(context, record.clientId, ({ data }) => ({ data: restoreRows(data, last.before) })).then(
        () => {
          setSteps(was => was.slice(0, -1))
          const [first] = last.before
          if (first && last.kind === 'one') setActive(first.row.rowId)
        },
        failed,
      )
    },
    async finish() {
      const { at } = editing()
      try {
        await editHealthRecord(context, record.clientId, ({ data }) => ({
          data: { ...data, checked: { by: author, at } },
        }))
        return true
      } catch {
        failed()
        return false
      }
    },
  }
}
