import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isCreatable, type ListName } from '../../../../domain/records/record-lists.ts'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { CREATE, NEW_LABS, useOtherScreen } from '../words/record-address.ts'
import { useListWords } from '../words/use-list-words.ts'

const ICONS: Readonly<Record<ListName, IconName>> = {
  labResults: 'flask-conical',
  studies: 'scan-line',
  treatment: 'pill',
  healthLog: 'file-text',
}

/** Shown for an empty list. Offline without a first pull it says only that this device has no records. */
export function NoRecords({ list }: { list: ListName }) {
  const { t } = useLingui()
  const contact = useServerContact()
  const { empty } = useListWords()[list]
  const unknown = contact.kind === 'away' && contact.asOf === null
  return (
    <EmptyState icon={ICONS[list]} title={unknown ? empty.offline : empty.title} action={<FirstSteps list={list} />}>
      {unknown
        ? t({ id: 'records.emptyOffline.text', message: 'Records that are on the server appear when you are online.' })
        : empty.text}
    </EmptyState>
  )
}

/** How the first record comes into a list. */
function FirstSteps({ list }: { list: ListName }): ReactNode {
  const { t } = useLingui()
  const upload = useOtherScreen()('upload')
  const typed = list === 'labResults' ? NEW_LABS : isCreatable(list) ? `${CREATE}?type=${list}` : null
  return (
    <>
      {upload && list !== 'healthLog' && (
        <LinkButton to={upload} variant="primary" icon="upload">
          {t({ id: 'records.upload', message: 'Upload' })}
        </LinkButton>
      )}
      {typed && (
        <LinkButton
          to={typed}
          variant={upload && list !== 'healthLog' ? 'secondary' : 'primary'}
          icon={list === 'labResults' ? 'pencil' : 'plus'}
        >
          {list === 'labResults'
            ? t({ id: 'records.typeLabs', message: 'Type values by hand' })
            : t({ id: 'records.add', message: 'Add' })}
        </LinkButton>
      )}
    </>
  )
}

/** Shown if filters or a search leave nothing; it says so, and that nothing is gone. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="search"
      title={t({ id: 'records.noMatch', message: 'Nothing matches' })}
      action={<Button onClick={onClear}>{t({ id: 'records.noMatch.clear', message: 'Show everything' })}</Button>}
    >
      {t({
        id: 'records.noMatch.text',
        message: 'No record of this patient on this device fits the search and the filters.',
      })}
    </EmptyState>
  )
}
