import { useLingui } from '@lingui/react/macro'
import type { ReportVersion } from '../../../../../contract/entities/recording-report.ts'
import { showVersion } from '../../../../../db/commands/reports.ts'
import { Button } from '../../../../components/action/button.tsx'
import { dialogs } from '../../../../components/overlay/dialogs.ts'
import { Card } from '../../../../components/surface/card.tsx'
import { Moment } from '../../../../components/time/moment.tsx'
import { useUndoNotice } from '../../../../record-kit/undo/use-undo-notice.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import styles from '../report-panel.module.css'
import type { ShownReport } from '../use-report.ts'
import { CompareVersions } from './compare-versions.tsx'

/** How a version came to be, in words. */
export function useVersionWords(): (version: ReportVersion) => string {
  const { t } = useLingui()
  return ({ model, provisional, beside }) => {
    if (model === 'manual') return t({ id: 'scribe.version.manual', message: 'edited by hand' })
    if (provisional) return t({ id: 'scribe.version.provisional', message: 'provisional, made on a device' })
    if (beside) return t({ id: 'scribe.version.beside', message: 'from the server, not shown yet' })
    if (!model || model === 'built-in') return t({ id: 'scribe.version.builtIn', message: 'from the server, quoted' })
    return t({ id: 'scribe.version.model', message: `from the server, ${model}` })
  }
}

/** "3 · edited by hand": its number by age, and how it came to be. */
export function useVersionNames({ versions }: ShownReport): (version: ReportVersion) => string {
  const words = useVersionWords()
  const byAge = versions.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
  return version => `${byAge.indexOf(version) + 1} · ${words(version)}`
}

/** Shows another version, with an offer to undo it; asks nothing, since nothing is lost. */
export function useShowVersion({ ref, shown }: ShownReport): (id: string) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  const showUndo = useUndoNotice()
  return async id => {
    await showVersion(context, ref, id)
    if (!shown) return
    showUndo(
      t({ id: 'scribe.version.shown', message: 'Version restored' }),
      () => void showVersion(context, ref, shown.id),
    )
  }
}

/** Opens two versions beside each other: the shown one and another. */
export function useCompare(report: ShownReport): (other: ReportVersion) => void {
  const { t } = useLingui()
  const nameOf = useVersionNames(report)
  const { shown, versions } = report
  return other => {
    if (!shown) return
    void dialogs.form({
      title: t({ id: 'scribe.version.compare', message: 'Compare versions' }),
      width: 'wide',
      render: () => <CompareVersions versions={versions} nameOf={nameOf} first={shown.id} second={other.id} />,
    })
  }
}

/** Every version, the shown one first; none is ever deleted by another. */
export function VersionsCard({ report }: { report: ShownReport }) {
  const { t } = useLingui()
  const nameOf = useVersionNames(report)
  const show = useShowVersion(report)
  const compare = useCompare(report)
  const { versions, shown } = report
  const byAge = versions.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
  if (versions.length < 2) return null
  return (
    <Card
      title={t({ id: 'scribe.versions', message: 'Versions' })}
      aside={<span className={styles.quiet}>{t({ id: 'scribe.versions.kept', message: 'older ones are kept' })}</span>}
    >
      <ol className={styles.versions} aria-label={t({ id: 'scribe.versions', message: 'Versions' })}>
        {byAge.toReversed().map(version => (
          <li key={version.id} aria-current={version.id === shown?.id || undefined}>
            <p className={styles.version}>
              <strong>{nameOf(version)}</strong>
              {version.createdAt && (
                <span className={styles.quiet}>
                  <Moment at={Date.parse(version.createdAt)} />
                </span>
              )}
            </p>
            {version.id !== shown?.id && (
              <span className={styles.acts}>
                <Button size="sm" variant="quiet" onClick={() => compare(version)}>
                  {t({ id: 'scribe.version.compare.short', message: 'Compare' })}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => void show(version.id)}>
                  {t({ id: 'scribe.version.restore', message: 'Restore' })}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
