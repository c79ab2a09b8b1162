import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { CheckedRow } from '../../../../domain/records/checking.ts'
import { textOf } from '../../../../domain/records/report.ts'
import type { SourceOf } from '../../../state/records/source-file.ts'
import { placeOf } from '../source/place-of.ts'
import { usePagePicture } from '../source/use-page-picture.ts'
import { useZoom } from '../source/zoom.tsx'
import { Loupe } from './loupe.tsx'
import { PageLines } from './page-lines.tsx'
import styles from './source-page.module.css'

interface SourcePageProps {
  /** Of the file. */
  name: string
  rows: readonly CheckedRow[]
  active: CheckedRow | null
  lines: ReadonlyMap<string, number>
  source: SourceOf
  onOpen: (rowId: string) => void
}

/** The page from which the active value was read, its line lit; without a picture the lines as they were read. */
export function SourcePage({ name, rows, active, lines, source, onOpen }: SourcePageProps) {
  const { t } = useLingui()
  const pages = Math.max(1, ...rows.map(row => row.source?.page ?? 1))
  const page = active?.source?.page ?? 1
  const [picture] = usePagePicture(source, page)
  const { scale, buttons } = useZoom()
  return (
    <section className={styles.panel} aria-label={t({ id: 'records.page', message: 'Source page' })}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.pages}>{t({ id: 'records.page.of', message: `${page} of ${pages}` })}</span>
        {picture.kind === 'here' && buttons}
      </header>
      {picture.kind === 'here' && (
        <Picture
          url={picture.url}
          active={active}
          scale={scale}
          line={active ? (lines.get(active.rowId) ?? null) : null}
        />
      )}
      {picture.kind === 'missing' && (
        <PageLines rows={rows.filter(row => (row.source?.page ?? 1) === page)} active={active} onOpen={onOpen} />
      )}
    </section>
  )
}

interface PictureProps {
  url: string
  active: CheckedRow | null
  scale: number
  line: number | null
}

function Picture({ url, active, scale, line }: PictureProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [pageWidth, setPageWidth] = useState(0)
  const box = active?.source?.box ?? null
  useEffect(() => {
    const around = place.current
    if (!around) return
    const size = new ResizeObserver(() => setPageWidth(around.clientWidth))
    size.observe(around)
    return () => size.disconnect()
  }, [])
  const said = textOf(active?.source?.line)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lit line comes into view when the row or the zoom changes.
  useEffect(() => {
    const lit = place.current?.querySelector<HTMLElement>('[data-lit]')
    const around = place.current
    if (lit && around) around.scrollTop = lit.offsetTop - around.clientHeight / 2 + lit.offsetHeight / 2
  }, [active?.rowId, scale])
  return (
    <div className={styles.stage}>
      <section
        ref={place}
        className={styles.scroll}
        aria-label={t({ id: 'records.page.scroll', message: 'The page' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page is scrolled by keyboard too.
        tabIndex={0}
      >
        <div className={styles.sheet} style={{ width: `${scale * 100}%` }}>
          <img src={url} alt={active ? t({ id: 'records.page.alt', message: `The line on the page: ${said}` }) : ''} />
          {box && <span data-lit="" className={styles.lit} style={placeOf(box)} />}
        </div>
      </section>
      {box && active && <Loupe url={url} row={active} line={line} pageWidth={pageWidth} />}
    </div>
  )
}
