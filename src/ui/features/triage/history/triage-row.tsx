import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { QUEUE } from '../../../../db/document.ts'
import { redLineText } from '../../../../domain/triage/texts/red-line-texts.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { Row } from '../../../components/surface/row.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { usePatientLabel } from '../../../record-kit/patient/patient-label.ts'
import { dueOf, type TriageView } from '../result/triage-view.ts'
import { useOtherPatient } from '../result/use-other-patient.ts'
import { categoryLook, UNKNOWN_LOOK } from '../words/category-look.ts'
import { DueText } from '../words/due-text.tsx'
import { useLocale } from '../words/use-locale.ts'
import styles from './triage-row.module.css'
import { useDeleteTriage } from './use-delete-triage.ts'

/** One triage of the history: shows its category, or its status if it has none. Without a result it is no link. */
export function TriageRow({ view, now }: { view: TriageView; now: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { duration } = useFormat()
  const remove = useDeleteTriage()
  const otherPatient = useOtherPatient()
  const { document, category, shown, startedAt, profile, inForce } = view
  const patient = usePatientLabel(document.patientClientId)
  const look = category ? categoryLook(category.color) : UNKNOWN_LOOK
  const number = document.id
  // Whose it is comes first: the titles of two triages of one minute are the same.
  const title = patient || '\u00a0'
  const name =
    document.name ||
    (number === null
      ? t({ id: 'triage.title', message: 'Triage' })
      : t({ id: 'triage.numbered', message: `Triage #${number}` }))
  const due = dueOf(view, now)
  const seconds = document.data.duration
  const why = shown?.assessment.redLines
    .filter(({ kind }) => kind === 'crossed')
    .map(outcome => redLineText(outcome, locale))
  const facts = [
    name === patient ? null : name,
    profile.name[locale],
    seconds ? duration(seconds) : null,
    inForce.by === 'clinician' ? t({ id: 'triage.stamp.clinician', message: 'Decided by a clinician' }) : null,
  ].filter(Boolean)
  return (
    <Row
      leading={
        <span className={styles.sign} data-tone={look.tone}>
          <Icon name={look.icon} size={22} />
        </span>
      }
      title={
        shown ? (
          <Link to="/triage/results/{-$id}" params={{ id: String(number ?? document.clientId) }}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      badges={
        <>
          {category ? <Pill tone={look.tone}>{category.name[locale]}</Pill> : <StatusPill view={view} />}
          {due && <DueText due={due} />}
          {document.queue !== QUEUE.none && (
            <Pill tone="warn" icon="hard-drive">
              {t({ id: 'triage.onDevice', message: 'On this device' })}
            </Pill>
          )}
        </>
      }
      meta={
        <span className={styles.text}>
          <Moment at={startedAt} now={now} />
          {`\u00a0· ${facts.join('\u00a0· ')}`}
        </span>
      }
      text={why && why.length > 0 ? <span className={styles.text}>{why.join(' · ')}</span> : undefined}
      trailing={
        <MoreMenu
          label={t({ id: 'triage.more', message: `More for ${title}` })}
          entries={[
            otherPatient.entry(document),
            { kind: 'separator', id: 'before-delete' },
            {
              kind: 'action',
              id: 'delete',
              icon: 'trash-2',
              tone: 'danger',
              label: t({ id: 'triage.delete', message: 'Delete' }),
              run: () => void remove({ clientId: document.clientId, name: title, onlyHere: number === null }),
            },
          ]}
        />
      }
    />
  )
}

function StatusPill({ view }: { view: TriageView }) {
  const { t } = useLingui()
  switch (view.status) {
    case 'processing':
      return (
        <Pill tone="info" icon="loader-circle">
          {t({ id: 'triage.status.processing', message: 'Syncing' })}
        </Pill>
      )
    case 'error':
      return (
        <Pill tone="danger" icon="circle-alert">
          {t({ id: 'triage.status.error', message: 'No results' })}
        </Pill>
      )
    case 'completed':
      return <Pill icon="circle-question-mark">{t({ id: 'triage.undetermined', message: 'No category yet' })}</Pill>
  }
}
