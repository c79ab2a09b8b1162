import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { SessionStatus } from '../../../../contract/entities/questionnaire.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { ChipMenu } from '../../../components/menu/chip-menu.tsx'
import { MenuButton } from '../../../components/menu/menu-button.tsx'
import { AsOf } from '../../../components/time/moment.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { useRemote } from '../../../state/session/use-remote.ts'
import { useTemplates } from '../actions/use-templates.ts'
import styles from '../questionnaire.module.css'
import { QuestionnairePage } from '../questionnaire-page.tsx'
import { useSessionStatusWords } from '../words/use-status-words.ts'
import { SessionPanel } from './session-panel.tsx'
import { SessionTable, type Sorting } from './session-table.tsx'
import { StopsCard } from './stops-card.tsx'
import { useExport } from './use-export.ts'

/** D §9: a list older than this is asked for again. */
export const STALE_MS = 300_000
const PAGE = 50
const MOST = 500

type Shown = 'all' | 'urgent' | SessionStatus

/** What respondents answered; urgent ones first. Only the server has it: the last answer is kept with its age. */
export function ResultsScreen() {
  const { t } = useLingui()
  const statusWords = useSessionStatusWords()
  const refusalWords = useRefusalWords()
  const [templates] = useTemplates()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [templateId, setTemplateId] = useState<number | null>(null)
  const [sorting, setSorting] = useState<Sorting>({ sort: 'createdAt', direction: 'desc' })
  const [limit, setLimit] = useState(PAGE)
  const [open, setOpen] = useState<string | null>(null)
  const words = useDeferredValue(search.trim())
  const params = useMemo(
    () => ({
      ...{ limit, offset: 0, ...sorting },
      filters: {
        ...(templateId !== null && { templateId }),
        ...(shown === 'urgent' ? { urgent: true } : shown !== 'all' && { status: shown }),
        ...(words && { search: words }),
      },
    }),
    [limit, sorting, templateId, shown, words],
  )
  const { value, fetchedAt, asked, refresh } = useRemote('questionnaire.results:listSessions', params, {
    maxAgeMs: STALE_MS,
  })
  const { save, busy } = useExport(params.filters)
  const sessions = value?.data ?? []
  const total = value?.total ?? sessions.length
  const counts = value?.counts ?? {}
  const known = templates.kind === 'ready' ? templates.value.filter(one => one.id !== null) : []
  const chosen = known.find(one => one.id === templateId)
  const all = counts.all ?? 0
  const urgent = counts.urgent ?? 0
  const label = (name: string, count: number | undefined) => (count ? `${name} ${count}` : name)
  const isFiltered = words !== '' || shown !== 'all' || templateId !== null
  return (
    <QuestionnairePage
      subtitle={
        value &&
        [
          t({ id: 'questionnaire.sessions', message: plural(all, { one: '# interview', other: '# interviews' }) }),
          urgent > 0 &&
            t({
              id: 'questionnaire.sessions.urgent',
              message: plural(urgent, { one: '# to be read first', other: '# to be read first' }),
            }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      actions={
        <>
          <IconButton
            icon={asked.kind === 'asking' ? 'loader-circle' : 'refresh-cw'}
            label={t({ id: 'questionnaire.refresh', message: 'Refresh' })}
            aria-busy={asked.kind === 'asking' || undefined}
            onClick={refresh}
          />
          <MenuButton
            icon="download"
            busy={busy}
            disabled={sessions.length === 0}
            entries={[
              {
                kind: 'action',
                id: 'csv',
                label: t({ id: 'questionnaire.export.csv', message: 'As CSV, for a spreadsheet' }),
                run: () => void save('csv'),
              },
              {
                kind: 'action',
                id: 'json',
                label: t({ id: 'questionnaire.export.json', message: 'As JSON' }),
                run: () => void save('json'),
              },
            ]}
          >
            {t({ id: 'questionnaire.export', message: 'Export' })}
          </MenuButton>
        </>
      }
    >
      <OfflineBanner aside={fetchedAt !== null && <AsOf at={fetchedAt} />} />
      <div className={styles.filters}>
        <SearchField
          label={t({ id: 'questionnaire.search', message: 'Search in names and answers' })}
          placeholder={t({ id: 'questionnaire.search.short', message: 'Name or answer' })}
          value={search}
          onChange={setSearch}
        />
        <SegmentedChoice<Shown>
          label={t({ id: 'questionnaire.filter.status', message: 'Which interviews' })}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t({ id: 'questionnaire.filter.all', message: 'All' }) },
            {
              value: 'urgent',
              label: label(t({ id: 'questionnaire.filter.urgent', message: 'Urgent' }), urgent),
              icon: 'triangle-alert',
            },
            { value: 'completed', label: label(statusWords.completed, counts.completed) },
            { value: 'active', label: label(statusWords.active, counts.active) },
            { value: 'abandoned', label: label(statusWords.abandoned, counts.abandoned) },
            { value: 'expired', label: label(statusWords.expired, counts.expired) },
          ]}
        />
        {known.length > 1 && (
          <ChipMenu
            active={chosen !== undefined}
            label={t({ id: 'questionnaire.filter.template', message: 'Questionnaire' })}
            entries={[
              {
                kind: 'choice',
                id: 'template',
                label: t({ id: 'questionnaire.filter.template', message: 'Questionnaire' }),
                value: String(templateId ?? ''),
                options: [
                  { value: '', label: t({ id: 'questionnaire.filter.anyTemplate', message: 'All questionnaires' }) },
                  ...known.map(({ id, title }) => ({ value: String(id), label: title })),
                ],
                choose: id => setTemplateId(id === '' ? null : Number(id)),
              },
            ]}
          >
            {chosen?.title ?? t({ id: 'questionnaire.filter.template', message: 'Questionnaire' })}
          </ChipMenu>
        )}
        {fetchedAt !== null && (
          <span className={styles.age}>
            <AsOf at={fetchedAt} />
          </span>
        )}
      </div>
      {value === null && asked.kind === 'asking' && <Skeleton shape="rows" count={5} />}
      {asked.kind === 'refused' && (
        <ErrorState
          title={t({ id: 'questionnaire.results.failed', message: 'The results could not be fetched' })}
          onRetry={refresh}
        >
          {refusalWords(asked)}.
        </ErrorState>
      )}
      {value === null && asked.kind !== 'asking' && asked.kind !== 'refused' && (
        <EmptyState
          icon="cloud-off"
          title={t({ id: 'questionnaire.results.away', message: 'The results are on the server' })}
        >
          {t({
            id: 'questionnaire.results.away.text',
            message: 'They appear here when you are online, and stay readable afterwards.',
          })}
        </EmptyState>
      )}
      {value && sessions.length === 0 && (
        <EmptyState
          icon="list"
          title={
            isFiltered
              ? t({ id: 'questionnaire.results.notFound', message: 'No such interview' })
              : t({ id: 'questionnaire.results.empty', message: 'Nobody has answered yet' })
          }
        >
          {!isFiltered &&
            t({
              id: 'questionnaire.results.empty.text',
              message: 'Publish a questionnaire and give its link or QR code to a patient.',
            })}
        </EmptyState>
      )}
      {sessions.length > 0 && (
        <div className={styles.results} data-open={open !== null || undefined}>
          <div className={styles.column}>
            <SessionTable
              sessions={sessions}
              sorting={sorting}
              onSort={setSorting}
              open={open}
              onOpen={id => setOpen(id === open ? null : id)}
            />
            <p className={styles.pageFoot}>
              <span>{t({ id: 'questionnaire.results.shown', message: `${sessions.length} of ${total}` })}</span>
              {sessions.length < total && limit < MOST && (
                <Button variant="quiet" size="sm" onClick={() => setLimit(limit + PAGE)}>
                  {t({ id: 'questionnaire.results.more', message: 'Load more' })}
                </Button>
              )}
            </p>
          </div>
          {open && <SessionPanel key={open} sessionId={open} onClose={() => setOpen(null)} onChanged={refresh} />}
        </div>
      )}
      {chosen && templateId !== null && <StopsCard templateId={templateId} />}
    </QuestionnairePage>
  )
}
