import { useLingui } from '@lingui/react/macro'
import { Card } from '../../components/surface/card.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useClockText } from './clock-text.ts'
import { Scroller } from './scroller.tsx'
import styles from './sync-lab.module.css'
import type { SyncInside } from './use-sync-inside.ts'

/** Shows what this device stores: equal digests on two devices mean equal collections. */
export function StoreCard({ inside: { collections, checkpoints } }: { inside: SyncInside }) {
  const { t } = useLingui()
  return (
    <Card title={t({ id: 'syncLab.store', message: 'On this device' })}>
      <Scroller label={t({ id: 'syncLab.store', message: 'On this device' })} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t({ id: 'syncLab.collection', message: 'Collection' })}</th>
              <th>{t({ id: 'syncLab.documents', message: 'Documents' })}</th>
              <th>{t({ id: 'syncLab.waiting', message: 'Waiting' })}</th>
              <th>{t({ id: 'syncLab.digest', message: 'Digest' })}</th>
              <th>{t({ id: 'syncLab.checkpoint', message: 'Checkpoint' })}</th>
            </tr>
          </thead>
          <tbody>
            {collections.map(({ name, documents, waiting, digest }) => (
              <tr key={name} data-collection={name}>
                <th scope="row">{name}</th>
                <td>{documents}</td>
                <td>{waiting}</td>
                <td>
                  <code>{digest}</code>
                </td>
                <td>
                  <code>{checkpoints.find(one => one.collection === name)?.since || '–'}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Card>
  )
}

/** Shows the upload jobs, without their recorded content. */
export function UploadsCard({ inside: { uploads } }: { inside: SyncInside }) {
  const { t } = useLingui()
  const { sizeOfSize } = useFormat()
  const clockText = useClockText()
  const sizes = (done: number, total: number) => {
    const { done: sent, total: all } = sizeOfSize(done, total)
    return t({ id: 'syncLab.sizeOf', message: `${sent} of ${all}` })
  }
  return (
    <Card title={t({ id: 'syncLab.uploads', message: 'Upload jobs' })}>
      {uploads.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'syncLab.uploads.none', message: 'No recording is waiting to be sent.' })}
        </p>
      ) : (
        <ul className={styles.jobs}>
          {uploads.map(({ id, state, retryCount, maxRetries, nextRetryAt, sentBytes, totalBytes, error }) => (
            <li key={id}>
              <code>{id}</code> {state} · {retryCount}/{maxRetries} · {sizes(sentBytes, totalBytes)} ·{' '}
              {clockText(nextRetryAt)} {error && <code>{error.code}</code>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
