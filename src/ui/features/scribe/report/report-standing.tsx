import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepShown } from '../../../../db/commands/reports.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { isUnpaid } from '../../../record-kit/money/is-unpaid.ts'
import { TopUpLink } from '../../../record-kit/money/top-up-link.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import type { Wanted } from './report-form.tsx'
import styles from './report-panel.module.css'
import type { ShownReport } from './use-report.ts'
import { useReportErrors } from './use-report-errors.ts'
import { useCompare, useShowVersion } from './versions/versions-card.tsx'

interface ReportStandingProps {
  report: ShownReport
  /** The device's engine could not follow a part of the prompt. */
  isPartly: boolean
  onRetry: (wanted: Wanted) => void
}

/** What a reader must know before the text: provisional, waiting, failed, of another transcript, a second one beside. */
export function ReportStanding({ report, isPartly, onRetry }: ReportStandingProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const errorText = useReportErrors()
  const show = useShowVersion(report)
  const compare = useCompare(report)
  const isAway = useServerContact().kind === 'away'
  const { shown, awaited, offered, errorKey, isOfThisText } = report
  const last = report.report?.requests?.at(-1)
  const provisional = !awaited
    ? t({
        id: 'scribe.report.provisional.only',
        message: 'Provisional: made on this device from its transcript.',
      })
    : isAway
      ? t({
          id: 'scribe.report.provisional.offline',
          message:
            'Provisional: made on this device from its transcript. The request waits and is sent when the server can be reached.',
        })
      : t({
          id: 'scribe.report.provisional',
          message: 'Provisional: made on this device from its transcript. The server’s report follows.',
        })
  return (
    <div className={styles.standing}>
      {shown?.provisional && (
        <Banner tone="info" icon="info">
          {provisional}
        </Banner>
      )}
      {!shown && awaited && isAway && (
        <Banner tone="info" icon="cloud-off">
          {t({ id: 'scribe.report.waits', message: 'The request waits and is sent when the server can be reached.' })}
        </Banner>
      )}
      {offered && (
        <Banner
          tone="info"
          icon="info"
          aside={
            <span className={styles.acts}>
              <Button size="sm" onClick={() => compare(offered)}>
                {t({ id: 'scribe.version.compare.short', message: 'Compare' })}
              </Button>
              <Button size="sm" onClick={() => void show(offered.id)}>
                {t({ id: 'scribe.report.useOffered', message: 'Use the server’s' })}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => void keepShown(context, report.ref)}>
                {t({ id: 'scribe.report.keepMine', message: 'Keep mine' })}
              </Button>
            </span>
          }
        >
          {t({ id: 'scribe.report.offered', message: 'The server’s report is ready. Yours stays until you choose.' })}
        </Banner>
      )}
      {errorKey !== null && last && (
        <Banner
          tone="danger"
          icon="circle-alert"
          aside={
            <span className={styles.acts}>
              {isUnpaid(errorKey) && <TopUpLink />}
              <Button
                size="sm"
                onClick={() => onRetry({ options: last.options, customInstructions: last.customInstructions ?? '' })}
              >
                {t({ id: 'scribe.report.retry', message: 'Try again' })}
              </Button>
            </span>
          }
        >
          {errorText(errorKey)}{' '}
          {shown && t({ id: 'scribe.report.staysHere', message: 'The report below stays as it is.' })}
        </Banner>
      )}
      {!isOfThisText && (
        <Banner tone="warn" icon="triangle-alert">
          {t({
            id: 'scribe.report.earlier',
            message:
              'Made from an earlier transcript. Words that are still there are found again; the others are marked.',
          })}
        </Banner>
      )}
      {isPartly && (
        <Banner tone="warn" icon="info">
          {t({
            id: 'scribe.report.partly',
            message:
              'This device only selects and orders what was said; it cannot follow every part of the instructions.',
          })}
        </Banner>
      )}
    </div>
  )
}

/** Small talk and commands that no section took: counted, and shown on request. */
export function LeftOut({ report: { shown, transcript, isOfThisText } }: { report: ShownReport }) {
  const { t } = useLingui()
  const leftOut = shown?.evidence?.leftOut ?? []
  if (leftOut.length === 0 || !isOfThisText) return null
  const open = () =>
    void dialogs.form({
      title: t({ id: 'scribe.leftOut.title', message: 'Left out of the report' }),
      render: () => (
        <ul className={styles.leftOut}>
          {leftOut.map(([start, end]) => (
            <li key={start} className="reading">
              {transcript.slice(start, end).trim()}
            </li>
          ))}
        </ul>
      ),
    })
  return (
    <p className={styles.leftOutLine}>
      <button type="button" className={styles.textButton} onClick={open}>
        {t({
          id: 'scribe.leftOut',
          message: plural(leftOut.length, { one: 'Left out: # passage', other: 'Left out: # passages' }),
        })}
      </button>
    </p>
  )
}
