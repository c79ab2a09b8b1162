import { useLingui } from '@lingui/react/macro'
import type { QuestionnaireSession } from '../../../../contract/entities/questionnaire.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import styles from '../questionnaire.module.css'
import { SESSION_LOOKS, useSessionStatusWords } from '../words/use-status-words.ts'

export interface Sorting {
  sort: 'createdAt' | 'completedAt' | 'respondent' | 'status' | 'progress'
  direction: 'asc' | 'desc'
}

interface SessionTableProps {
  sessions: readonly QuestionnaireSession[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  /** The session beside the table. */
  open: string | null
  onOpen: (id: string) => void
}

export function SessionTable({ sessions, sorting, onSort, open, onOpen }: SessionTableProps) {
  const { t } = useLingui()
  const columns: { sort: Sorting['sort']; label: string }[] = [
    { sort: 'respondent', label: t({ id: 'questionnaire.column.respondent', message: 'Respondent' }) },
    { sort: 'status', label: t({ id: 'questionnaire.column.status', message: 'Status' }) },
    { sort: 'createdAt', label: t({ id: 'questionnaire.column.started', message: 'Started' }) },
    { sort: 'completedAt', label: t({ id: 'questionnaire.column.finished', message: 'Finished' }) },
    { sort: 'progress', label: t({ id: 'questionnaire.column.answered', message: 'Answered' }) },
  ]
  const spoken = { asc: 'ascending', desc: 'descending' } as const
  return (
    <table className={styles.sessions}>
      <thead>
        <tr>
          {columns.map(({ sort, label }) => {
            const isSorted = sorting.sort === sort
            const turned = sorting.direction === 'asc' ? 'desc' : 'asc'
            return (
              <th key={sort} aria-sort={isSorted ? spoken[sorting.direction] : undefined}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    onSort({ sort, direction: isSorted ? turned : sort === 'respondent' ? 'asc' : 'desc' })
                  }
                >
                  {label}
                  {isSorted && <Icon name={sorting.direction === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />}
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {sessions.map(one => (
          <SessionLine key={one.id} session={one} isOpen={one.id === open} onOpen={() => onOpen(one.id)} />
        ))}
      </tbody>
    </table>
  )
}

/** A respondent's name, or that none was given. */
export function useRespondent(): (session: Pick<QuestionnaireSession, 'respondentInfo'>) => string {
  const { t } = useLingui()
  return ({ respondentInfo }) => respondentInfo?.name || t({ id: 'questionnaire.nameless', message: 'No name given' })
}

export function SessionPill({ session: { status, urgent } }: { session: QuestionnaireSession }) {
  const { t } = useLingui()
  const words = useSessionStatusWords()
  const word = words[status]
  if (urgent && urgent.length > 0) {
    return (
      <Pill tone="danger" icon="triangle-alert">
        {t({ id: 'questionnaire.urgentAnd', message: `Urgent, ${word.toLowerCase()}` })}
      </Pill>
    )
  }
  return <Pill {...SESSION_LOOKS[status]}>{word}</Pill>
}

function SessionLine({
  session,
  isOpen,
  onOpen,
}: {
  session: QuestionnaireSession
  isOpen: boolean
  onOpen: () => void
}) {
  const { t } = useLingui()
  const respondent = useRespondent()
  const { template, createdAt, completedAt, progress } = session
  const { covered = 0, total = 0 } = progress ?? {}
  return (
    <tr data-open={isOpen || undefined}>
      <td>
        <button type="button" className={styles.opener} aria-pressed={isOpen} onClick={onOpen}>
          {respondent(session)}
        </button>
        <span className={styles.hint}>{template.title}</span>
      </td>
      <td>
        <SessionPill session={session} />
      </td>
      <td>
        <Moment at={Date.parse(createdAt)} />
      </td>
      <td>{completedAt ? <Moment at={Date.parse(completedAt)} /> : <span aria-hidden="true">–</span>}</td>
      <td>
        <span className={styles.progress}>
          <span className={styles.steps} aria-hidden="true">
            {Array.from({ length: Math.min(total, 12) }, (_, step) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps are all alike.
                key={step}
                data-done={step < Math.round((covered * Math.min(total, 12)) / Math.max(total, 1)) || undefined}
              />
            ))}
          </span>
          {t({ id: 'questionnaire.progress', message: `${covered} of ${total}` })}
        </span>
      </td>
    </tr>
  )
}
