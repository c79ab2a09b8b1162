import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button, LinkButton } from '../../../../components/action/button.tsx'
import { IconButton } from '../../../../components/action/icon-button.tsx'
import { Pill } from '../../../../components/feedback/pill.tsx'
import { Row } from '../../../../components/surface/row.tsx'
import { useMomentText } from '../../../../components/time/moment-text.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { OFFERED } from '../choose/offered-types.ts'
import { useRefusalWords } from '../choose/refusal-words.ts'
import type { Chosen, UploadList } from '../choose/upload-list.ts'
import styles from './upload-row.module.css'
import { Disc } from './upload-row.tsx'
import { useRemoveChosen } from './use-remove.ts'

interface ChosenRowProps {
  chosen: Chosen
  list: UploadList
  now: number
}

/** A file that is not stored yet: being checked, refused, or there already. */
export function ChosenRow({ chosen, list, now }: ChosenRowProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const remove = useRemoveChosen(list)
  const { key, file } = chosen
  const { name: fileName } = file
  const removeButton = (
    <IconButton
      icon="x"
      label={t({ id: 'records.upload.remove', message: `Remove ${fileName}` })}
      onClick={() => remove(key, file.name)}
    />
  )
  const common = { tall: true, title: file.name, meta: fileSize(file.size) }
  switch (chosen.kind) {
    case 'checking':
      return (
        <Row
          {...common}
          leading={<Disc tone="info" icon="loader-circle" isTurning />}
          badges={<Pill>{t({ id: 'records.upload.checking', message: 'Checking' })}</Pill>}
          status={t({ id: 'records.upload.checking.text', message: 'The file is being checked, a photo is reduced.' })}
          trailing={<div className={styles.actions}>{removeButton}</div>}
        />
      )
    case 'refused':
      return <RefusedRow chosen={chosen} list={list} common={common} removeButton={removeButton} />
    case 'known':
      return <KnownRow chosen={chosen} list={list} common={common} removeButton={removeButton} now={now} />
  }
}

interface PartProps<K extends Chosen['kind']> {
  chosen: Chosen & { kind: K }
  list: UploadList
  common: { tall: boolean; title: string; meta: string }
  removeButton: React.ReactNode
}

/** Trying the same file again may help; for the other refusals only another file does. */
const MAY_RETRY: ReadonlySet<string> = new Set(['TOO_MANY_FILES', 'NO_ROOM', 'NOT_STORED', 'HEIC', 'UNREADABLE'])

function RefusedRow({ chosen, list, common, removeButton }: PartProps<'refused'>) {
  const { t } = useLingui()
  const { badge, sentence } = useRefusalWords()(chosen.refusal)
  const input = useRef<HTMLInputElement>(null)
  const { key, file } = chosen
  const { name: fileName } = file
  return (
    <Row
      {...common}
      leading={<Disc tone="danger" icon="triangle-alert" />}
      badges={
        <Pill tone="danger" icon="circle-alert">
          {badge}
        </Pill>
      }
      status={sentence}
      trailing={
        <div className={styles.actions}>
          {MAY_RETRY.has(chosen.refusal.code) ? (
            <Button onClick={() => void list.retry(key)}>
              {t({ id: 'records.upload.retry', message: 'Try again' })}
            </Button>
          ) : (
            <>
              <Button
                onClick={() => input.current?.click()}
                aria-label={t({ id: 'records.upload.replace.of', message: `Replace ${fileName}` })}
              >
                {t({ id: 'records.upload.replace', message: 'Replace' })}
              </Button>
              <input
                ref={input}
                type="file"
                hidden
                accept={OFFERED}
                data-testid="replacement"
                onChange={({ currentTarget }) => {
                  const [other] = currentTarget.files ?? []
                  currentTarget.value = ''
                  if (other) void list.replace(key, other)
                }}
              />
            </>
          )}
          {removeButton}
        </div>
      }
    />
  )
}

function KnownRow({ chosen, list, common, removeButton, now }: PartProps<'known'> & { now: number }) {
  const { t } = useLingui()
  const moment = useMomentText('amid')
  const { key, known } = chosen
  const { name } = known
  const time = moment(Date.parse(known.createdAt), now)
  return (
    <Row
      {...common}
      leading={<Disc tone="warn" icon="files" />}
      badges={
        <Pill tone="warn" icon="info">
          {t({ id: 'records.upload.known', message: 'Already here' })}
        </Pill>
      }
      status={t({
        id: 'records.upload.known.text',
        message: `“${name}”, added ${time}, has this file. It is not sent again unless you want it.`,
      })}
      trailing={
        <div className={styles.actions}>
          <LinkButton variant="quiet" to={`/health-record/view/${known.id ?? known.clientId}`}>
            {t({ id: 'records.upload.open', message: 'Open' })}
          </LinkButton>
          <Button onClick={() => void list.sendAnyway(key)}>
            {t({ id: 'records.upload.anyway', message: 'Send anyway' })}
          </Button>
          {removeButton}
        </div>
      }
    />
  )
}
