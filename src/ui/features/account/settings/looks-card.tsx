import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Look } from '../../../../contract/methods/account.ts'
import { Button } from '../../../components/action/button.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Row, RowList } from '../../../components/surface/row.tsx'
import { AsOf, Moment } from '../../../components/time/moment.tsx'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { type Remote, useRemote } from '../../../state/session/use-remote.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../account.module.css'
import { collapseLooks } from './collapse-looks.ts'

const NEWEST = { limit: 200, offset: 0 }
const STALE_MS = 60_000
/** At first; the export of the data stands below them. */
const SHOWN = 5

/** What administrators did in this account: each of their acts is in its log. */
export function LooksCard() {
  const { t } = useLingui()
  const online = useOnline()
  const actWords = useActWords()
  const { value, fetchedAt, asked, refresh } = useRemote('userAccount.looks:list', NEWEST, { maxAgeMs: STALE_MS })
  const title = t({ id: 'account.looks', message: 'Looks by administrators' })
  const [all, showAll] = useState(false)
  const groups = value && collapseLooks(value.looks, actWords)
  return (
    <Card title={title} aside={fetchedAt !== null && !online && <AsOf at={fetchedAt} />}>
      {groups === null && <Missing asked={asked} refresh={refresh} />}
      {groups?.length === 0 && (
        <p className={styles.hint}>
          {t({ id: 'account.looks.none', message: 'No administrator has looked into this account.' })}
        </p>
      )}
      {groups && groups.length > 0 && (
        <div className={styles.stack}>
          <RowList label={title}>
            {groups.slice(0, all ? undefined : SHOWN).map(group => (
              <Row
                key={group.id}
                compact
                title={actWords(group)}
                meta={
                  <>
                    <bdi>
                      {group.administrator ?? t({ id: 'account.looks.gone', message: 'An administrator who left' })}
                    </bdi>
                    {' · '}
                    <Moment at={group.at} />
                    {group.count > 1 && ` · ×${group.count}`}
                  </>
                }
              />
            ))}
          </RowList>
          {!all && groups.length > SHOWN && (
            <div>
              <Button size="sm" onClick={() => showAll(true)}>
                {t({ id: 'account.looks.all', message: 'Show all' })}
              </Button>
            </div>
          )}
          {value && value.total > value.looks.length && (
            <p className={styles.hint}>
              {t({
                id: 'account.looks.older',
                message: plural(value.total - value.looks.length, {
                  one: '# older entry is not shown.',
                  other: '# older entries are not shown.',
                }),
              })}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}

function Missing({ asked, refresh }: Pick<Remote<unknown>, 'asked' | 'refresh'>) {
  const { t } = useLingui()
  const online = useOnline()
  const refusalWords = useRefusalWords()
  if (asked.kind === 'refused') {
    return (
      <ErrorState title={t({ id: 'account.sessions.error', message: 'The list could not be read' })} onRetry={refresh}>
        {refusalWords({ code: asked.code })}
      </ErrorState>
    )
  }
  if (online && asked.kind !== 'unreachable') return <Skeleton shape="rows" count={1} />
  return (
    <p className={styles.hint}>
      {t({ id: 'account.looks.offline', message: 'What administrators did here is shown with a network.' })}
    </p>
  )
}

function useActWords(): (act: Pick<Look, 'action' | 'outcome'>) => string {
  const { t } = useLingui()
  const opened = t({ id: 'account.look.file', message: 'Opened a file' })
  const again = t({ id: 'account.look.again', message: 'Had a record read again' })
  const words: Readonly<Record<string, string>> = {
    'userAccount.user:impersonate': t({ id: 'account.look.entered', message: 'Entered the account, reading only' }),
    'admin.users:get': t({ id: 'account.look.numbers', message: 'Looked at the numbers of the account' }),
    'admin.healthRecords:list': t({ id: 'account.look.list', message: 'Listed the records, without their texts' }),
    'admin.healthRecords:get': t({ id: 'account.look.record', message: 'Opened the text of a record' }),
    ...{ 'admin.healthRecords:getDocumentAsset': opened, 'asset:download': opened },
    ...{ 'admin.healthRecords:reset': again, 'admin.jobs:retry': again },
  }
  const read = t({ id: 'account.look.read', message: 'Read in the account' })
  const refused = t({ id: 'account.look.refused', message: 'Tried to change something, and was refused' })
  return ({ action, outcome }) => (outcome === 'ok' ? (words[action] ?? read) : refused)
}
