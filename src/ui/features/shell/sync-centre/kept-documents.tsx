import { useLingui } from '@lingui/react/macro'
import { UNPINNED_LIMIT } from '../../../../db/kept-files.ts'
import { Button } from '../../../components/action/button.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './sync-centre.module.css'
import type { KeptDocumentsModel } from './sync-items.ts'

/** How much of the room for opened documents is taken; files that are not pinned can be removed. */
export function KeptDocuments({ documents: { pinned, unpinned, onFree } }: { documents: KeptDocumentsModel }) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  if (pinned + unpinned === 0) return null
  const [opened, limit, kept] = [fileSize(unpinned), fileSize(UNPINNED_LIMIT), fileSize(pinned)]
  const title = t({ id: 'shell.documents', message: 'Documents that can be read without a network' })
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.lead}>
        {t({ id: 'shell.documents.opened', message: `Opened here: ${opened} of ${limit}.` })}
        {pinned > 0 && ` ${t({ id: 'shell.documents.pinned', message: `Kept by you: ${kept}.` })}`}
      </p>
      <Progress label={title} value={Math.min(1, unpinned / UNPINNED_LIMIT)} />
      {unpinned > 0 && (
        <div className={styles.answers}>
          <Button size="sm" onClick={() => void onFree()}>
            {t({ id: 'shell.documents.free', message: `Free ${opened}` })}
          </Button>
        </div>
      )}
    </section>
  )
}
