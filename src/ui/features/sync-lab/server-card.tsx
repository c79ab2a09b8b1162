import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../components/action/icon-button.tsx'
import { Card } from '../../components/surface/card.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import { useRemote } from '../../state/session/use-remote.ts'
import styles from './sync-lab.module.css'

const NO_PARAMS = {}
/** The specification polls the work in progress every 10 s; here the user refreshes it. */
const MAX_AGE_MS = 60_000

/** Shows the server's last report of its work in progress, with its age; nothing is guessed. */
export function ServerCard() {
  const { t } = useLingui()
  const { value, fetchedAt, asked, refresh } = useRemote('healthRecords:listRecordsInProgress', NO_PARAMS, {
    maxAgeMs: MAX_AGE_MS,
  })
  const title = t({ id: 'syncLab.server', message: 'On the server' })
  const counts = value && [
    [t({ id: 'syncLab.server.uploaded', message: 'Uploaded' }), value.uploaded.length],
    [t({ id: 'syncLab.server.processing', message: 'Processing' }), value.processing.length],
    [t({ id: 'syncLab.server.errors', message: 'Errors' }), value.error.length],
    [t({ id: 'syncLab.server.recent', message: 'Recently uploaded' }), value.recentlyUploaded.length],
  ]
  return (
    <Card
      title={title}
      aside={
        <IconButton
          icon={asked.kind === 'asking' ? 'loader-circle' : 'refresh-cw'}
          label={t({ id: 'syncLab.server.refresh', message: 'Ask the server again' })}
          onClick={refresh}
        />
      }
    >
      {counts ? (
        <dl className={styles.facts}>
          {counts.map(([word, count]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.note}>
          {t({ id: 'syncLab.server.never', message: 'The server was not reached for this yet.' })}
        </p>
      )}
      {fetchedAt !== null && (
        <p className={styles.note}>
          <AsOf at={fetchedAt} />
        </p>
      )}
      {asked.kind === 'unreachable' && (
        <p className={styles.note}>{t({ id: 'syncLab.server.away', message: 'The server cannot be reached now.' })}</p>
      )}
      {asked.kind === 'not-stored' && (
        <p className={styles.note}>
          {t({ id: 'syncLab.server.notStored', message: 'The answer came, and this device had no room for it.' })}
        </p>
      )}
      {asked.kind === 'refused' && (
        <p className={styles.note}>
          <code>{asked.code}</code>
        </p>
      )}
    </Card>
  )
}
