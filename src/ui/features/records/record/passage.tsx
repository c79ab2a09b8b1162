import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../../components/action/button.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { LongText } from '../../../components/surface/long-text.tsx'
import { beginningOf } from './beginning-of.ts'
import styles from './passage.module.css'

const Markdown = lazy(() => import('./markdown.tsx'))

/** UTF-16 units; longer passages are folded. */
const FOLDED = 1400
/** Longer texts are not parsed: laying them out as markdown would block the page. */
const LONGEST_MARKDOWN = 100_000

interface PassageProps {
  children: string
  markdown?: boolean
}

/** A text of a record; a long one shows its beginning until it is unfolded. */
export function Passage({ children, markdown = false }: PassageProps) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = children.length > FOLDED
  const text = long && !open ? beginningOf(children, FOLDED) : children
  return (
    <div className={styles.passage}>
      <div id={id} className={styles.text}>
        {markdown && text.length <= LONGEST_MARKDOWN ? (
          <Suspense fallback={<Skeleton shape="text" count={3} />}>
            <Markdown>{text}</Markdown>
          </Suspense>
        ) : (
          <LongText>{text}</LongText>
        )}
      </div>
      {long && (
        <Button
          size="sm"
          variant="quiet"
          iconEnd={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open
            ? t({ id: 'records.passage.fold', message: 'Show less' })
            : t({ id: 'records.passage.unfold', message: 'Show everything' })}
        </Button>
      )}
    </div>
  )
}
