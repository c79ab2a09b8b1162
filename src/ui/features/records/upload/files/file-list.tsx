import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NO_PATIENT } from '../../../../../db/document.ts'
import { Icon } from '../../../../components/icon/icon.tsx'
import { Section } from '../../../../components/surface/page.tsx'
import { RowList } from '../../../../components/surface/row.tsx'
import { useCurrentPatient, usePatientNames } from '../../../../state/session/current-patient.ts'
import type { Chosen, UploadList } from '../choose/upload-list.ts'
import styles from '../upload-screen.module.css'
import { ChosenRow } from './chosen-row.tsx'
import { itemStatus, type Overall, type UploadEntry } from './upload-entry.ts'
import { UploadRow } from './upload-row.tsx'

interface FileListProps {
  chosen: readonly Chosen[]
  entries: readonly UploadEntry[]
  overall: Overall
  list: UploadList
  now: number
}

export function FileList({ chosen, entries, overall, list, now }: FileListProps) {
  const { t } = useLingui()
  const count = chosen.length + entries.length
  const patientOf = usePatientOf()
  const title = t({
    id: 'records.upload.files',
    message: plural(count, {
      one: '# file',
      1: 'One file',
      2: 'Two files',
      3: 'Three files',
      4: 'Four files',
      5: 'Five files',
      other: '# files',
    }),
  })
  return (
    <Section title={title} aside={<Summary overall={overall} />}>
      <PartialError chosen={chosen} entries={entries} overall={overall} />
      <RowList label={title}>
        {chosen.map(one => (
          <ChosenRow key={one.key} chosen={one} list={list} now={now} />
        ))}
        {entries.map(entry => (
          <UploadRow key={entry.clientId} entry={entry} patient={patientOf(entry.patientClientId)} now={now} />
        ))}
      </RowList>
    </Section>
  )
}

/** Names the patient of a file that is not the current one's. */
function usePatientOf(): (clientId: string) => string | null {
  const { t } = useLingui()
  const current = useCurrentPatient()
  const names = usePatientNames()
  return clientId => {
    if (clientId === current?.clientId) return null
    if (clientId === NO_PATIENT) return t({ id: 'kit.patient.unknown', message: 'Unknown patient' })
    return names?.get(clientId) ?? null
  }
}

/** "1 sent, 2 waiting, 1 refused". Announced when a count changes, not with every percent. */
function Summary({ overall: { successes, waiting, errors } }: { overall: Overall }) {
  const { t } = useLingui()
  const parts = [
    successes > 0 &&
      t({ id: 'records.upload.count.sent', message: plural(successes, { one: '# sent', other: '# sent' }) }),
    waiting > 0 &&
      t({ id: 'records.upload.count.waiting', message: plural(waiting, { one: '# waiting', other: '# waiting' }) }),
    errors > 0 &&
      t({
        id: 'records.upload.count.refused',
        message: plural(errors, { one: '# not accepted', other: '# not accepted' }),
      }),
  ]
  return (
    <p className={styles.summary} role="status">
      {parts.filter(Boolean).join(', ')}
    </p>
  )
}

/** Names the files that were not uploaded once nothing is on its way (H §8). */
function PartialError({ chosen, entries, overall }: Pick<FileListProps, 'chosen' | 'entries' | 'overall'>) {
  const { t } = useLingui()
  if (overall.status !== 'error') return null
  const failed = [
    ...chosen.filter(one => itemStatus(one) === 'error').map(one => one.file.name),
    ...entries.filter(one => itemStatus(one) === 'error').map(one => one.fileName),
  ]
  const all = chosen.length + entries.length
  const names = failed.join(', ')
  return (
    <p className={styles.partial} role="alert">
      <Icon name="circle-alert" size={16} />
      <span>
        {failed.length === all
          ? t({ id: 'fileUpload.error', message: 'Upload failed' })
          : t({
              id: 'fileUpload.partialError',
              message: plural(failed.length, {
                one: `# file was not uploaded: ${names}`,
                other: `# files were not uploaded: ${names}`,
              }),
            })}
      </span>
    </p>
  )
}
