import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Source as Place } from '../../../../contract/entities/health-report.ts'
import type { Attachment } from '../../../../domain/records/report.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Switch } from '../../../components/form/switch.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import type { SourceOf } from '../../../state/records/source-file.ts'
import styles from './page-sheet.module.css'
import { intoView, placeOf } from './place-of.ts'
import { useKeptHere } from './use-kept-here.ts'
import { usePagePicture } from './use-page-picture.ts'
import { useSaveFile } from './use-save-file.ts'
import { useZoom } from './zoom.tsx'

interface SourceViewerProps {
  source: SourceOf
  file: Attachment
  /** At least 1. */
  pages: number
  /** Places that are marked; the first one is shown. */
  lit: readonly Pick<Place, 'page' | 'box'>[]
  onClose: () => void
}

/** A document page by page, as it was photographed or printed; it can be kept on this device, or saved as a file. */
export function SourceViewer({ source, file, pages, lit, onClose }: SourceViewerProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const [page, setPage] = useState(lit[0]?.page ?? 1)
  const [picture, tryAgain] = usePagePicture(source, page)
  const { scale, buttons } = useZoom()
  const kept = useKeptHere(source, pages)
  const save = useSaveFile(source, file.name)
  const { name } = file
  const size = file.size === null ? '' : fileSize(file.size)
  return (
    <div className={styles.viewer}>
      <div className={styles.head}>
        <span className={styles.turn}>
          <IconButton
            size="sm"
            icon="chevron-left"
            label={t({ id: 'records.source.previous', message: 'Previous page' })}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
          <span role="status" className={styles.pages}>
            {t({ id: 'records.page.of', message: `${page} of ${pages}` })}
          </span>
          <IconButton
            size="sm"
            icon="chevron-right"
            label={t({ id: 'records.source.next', message: 'Next page' })}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </span>
        {picture.kind === 'here' && buttons}
      </div>
      <section
        className={styles.scroll}
        aria-label={t({ id: 'records.page.scroll', message: 'The page' })}
        aria-busy={picture.kind === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page is scrolled by keyboard too.
        tabIndex={0}
      >
        {picture.kind === 'loading' && <SlowSkeleton key={page} />}
        {picture.kind === 'missing' && <Missing because={picture.because} onTryAgain={tryAgain} />}
        {picture.kind === 'here' && (
          <div className={styles.sheet} style={{ width: `${scale * 100}%` }}>
            <img src={picture.url} alt={t({ id: 'records.source.page', message: `${name}, page ${page}` })} />
            {lit
              .filter(one => one.page === page)
              .map(({ box }) => (
                <span key={box.join()} ref={intoView} className={styles.lit} style={placeOf(box)} />
              ))}
          </div>
        )}
      </section>
      <Switch
        label={t({ id: 'records.source.keep', message: 'Keep on this device' })}
        hint={kept.hint}
        checked={kept.isKept}
        disabled={kept.isBusy}
        onChange={kept.change}
      />
      <div role="alert">
        {(kept.problem ?? save.problem) && (
          <Banner tone="warn" icon="triangle-alert">
            {kept.problem ?? save.problem}
          </Banner>
        )}
      </div>
      <div className={styles.buttons}>
        <Button icon="download" disabled={save.isBusy} onClick={() => void save.run()}>
          {size
            ? t({ id: 'records.source.save', message: `Save the file, ${size}` })
            : t({ id: 'records.source.save.any', message: 'Save the file' })}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t({ id: 'records.files.close', message: 'Close' })}
        </Button>
      </div>
    </div>
  )
}

/** A page from this device is there at once; only one that is fetched shows that it is awaited. */
function SlowSkeleton() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return isSlow && <Skeleton shape="text" count={8} />
}

interface MissingProps {
  because: 'not-here' | 'refused' | 'gone'
  onTryAgain: () => void
}

function Missing({ because, onTryAgain }: MissingProps) {
  const { t } = useLingui()
  const again = <Button onClick={onTryAgain}>{t({ id: 'records.source.again', message: 'Try again' })}</Button>
  switch (because) {
    case 'not-here':
      return (
        <EmptyState
          icon="cloud-off"
          title={t({ id: 'records.source.notHere', message: 'This page is not on this device' })}
          action={again}
        >
          {t({
            id: 'records.source.notHere.text',
            message: 'It is on the server. Open it once with a network, then it can be read without one.',
          })}
        </EmptyState>
      )
    case 'refused':
      return (
        <EmptyState
          icon="circle-alert"
          title={t({ id: 'records.source.refused', message: 'The server does not give it now' })}
          action={again}
        >
          {t({ id: 'records.source.refused.text', message: 'The file is kept there. Try again later.' })}
        </EmptyState>
      )
    case 'gone':
      return (
        <EmptyState icon="file-text" title={t({ id: 'records.source.gone', message: 'There is no file any more' })}>
          {t({ id: 'records.source.gone.text', message: 'What was read from it stays in the record.' })}
        </EmptyState>
      )
  }
}
