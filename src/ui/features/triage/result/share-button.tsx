import { useLingui } from '@lingui/react/macro'
import { summaryText } from '../../../../domain/triage/texts/summary.ts'
import { shareText } from '../../../../platform/browser/share.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useWidthClass } from '../../../styles/width.ts'
import { useCategoryWords } from '../words/use-category-words.ts'
import { useLocale } from '../words/use-locale.ts'
import type { TriageView } from './triage-view.ts'

/** Shares the result as text: which triage it is, the category in force, and the summary. The patient is not named. */
export function ShareButton({ view, heading }: { view: TriageView; heading: string }) {
  const { t } = useLingui()
  // Beside the sync pill and "New triage" there is room for its label only on a wide screen.
  const narrow = ['mobile', 'tablet'].includes(useWidthClass())
  const text = useHandoverText(view)
  if (text === null) return null
  const share = async () => {
    try {
      if ((await shareText(`${heading}\n\n${text}`)) !== 'copied') return
      toasts.show({ kind: 'success', title: t({ id: 'triage.share.copied', message: 'Copied as text' }) })
    } catch {
      const title = t({ id: 'triage.share.failed', message: 'This browser can neither share nor copy text' })
      toasts.show({ kind: 'error', title })
    }
  }
  const label = t({ id: 'triage.share', message: 'Share' })
  return narrow ? (
    <IconButton icon="share" label={label} onClick={() => void share()} />
  ) : (
    <Button icon="share" onClick={() => void share()}>
      {label}
    </Button>
  )
}

/** null while there is no result. */
function useHandoverText(view: TriageView): string | null {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, facts, warning, standing } = useCategoryWords(view)
  const { shown, data, inForce } = view
  if (!shown) return null
  const summary = summaryText(shown.assessment, data?.results?.extractedData.complaints ?? [], locale)
  const byRules = t({ id: 'triage.share.rules', message: `By the rules: ${summary}` })
  return [
    [t({ id: 'triage.category', message: 'Category' }), name].join(': '),
    [facts, standing].join(' · '),
    ...(warning ? [warning] : []),
    '',
    inForce.by === 'clinician' ? byRules : summary,
    '',
    t({ id: 'triage.subtitle', message: 'Decision support. A clinician decides.' }),
  ].join('\n')
}
