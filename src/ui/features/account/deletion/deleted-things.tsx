import { useLingui } from '@lingui/react/macro'
import type { Deletion } from '../../../../contract/methods/account.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from '../account.module.css'

/** What the server would delete, in numbers. */
export function DeletedThings({ deletion }: { deletion: Deletion }) {
  const { t } = useLingui()
  const { number, storageSize } = useFormat()
  const { patients, recordings, triages, documents, chatMessages, bytes } = deletion
  const rows = [
    [t({ id: 'account.things.patients', message: 'Patients' }), number(patients)],
    [t({ id: 'account.things.recordings', message: 'Recordings' }), number(recordings)],
    [t({ id: 'account.things.triages', message: 'Triages' }), number(triages)],
    [t({ id: 'account.things.documents', message: 'Health records and documents' }), number(documents)],
    [t({ id: 'account.things.messages', message: 'Messages in chats' }), number(chatMessages)],
    [t({ id: 'account.things.files', message: 'Sound and files' }), storageSize(bytes)],
  ]
  return (
    <div>
      <p className={styles.hint}>{t({ id: 'account.things', message: 'These go with it, from the server:' })}</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
