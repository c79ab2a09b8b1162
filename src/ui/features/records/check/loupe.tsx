import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Box } from '../../../../contract/entities/health-report.ts'
import type { CheckedRow } from '../../../../domain/records/checking.ts'
import { textOf } from '../../../../domain/records/report.ts'
import styles from './source-page.module.css'

/** Pixels of the loupe; how much it enlarges a page that is so many pixels wide. */
const [WIDTH, HEIGHT] = [150, 64]
const [times, PAGE_WIDTH] = [4, 400]

interface LoupeProps {
  url: string
  box: Box
  row: CheckedRow
  line: number | null
}

/** Where in its line a value stands, 0 to 1: by its place in the text of the line. */
function valueAt({ rawValue, source }: CheckedRow): number {
  const [text, value] = [textOf(source?.line), textOf(rawValue)]
  const at = value === '' ? -1 : text.lastIndexOf(value)
  return at < 0 || text.length === 0 ? 0.5 : (at + value.length / 2) / text.length
}

/** The value on its page, four times as large. */
export function Loupe({ url, box: [x, y, width, height], row, line }: LoupeProps) {
  const { t } = useLingui()
  const aspect = useAspect(url)
  if (aspect === null) return null
  const [pageWidth, pageHeight] = [PAGE_WIDTH * times, (PAGE_WIDTH * times) / aspect]
  const left = WIDTH / 2 - (x + valueAt(row) * width) * pageWidth
  const top = HEIGHT / 2 - (y + height / 2) * pageHeight
  return (
    <figure className={styles.loupe} aria-hidden="true">
      <div
        className={styles.enlarged}
        style={{
          width: WIDTH,
          height: HEIGHT,
          backgroundImage: `url("${url}")`,
          backgroundSize: `${pageWidth}px ${pageHeight}px`,
          backgroundPosition: `${left}px ${top}px`,
        }}
      />
      <figcaption>
        {line === null
          ? t({ id: 'records.loupe', message: `×${times}` })
          : t({ id: 'records.loupe.line', message: `×${times} · line ${line}` })}
      </figcaption>
    </figure>
  )
}

/** Width divided by height of a picture; null while it loads. */
function useAspect(url: string): number | null {
  const [aspect, setAspect] = useState<number | null>(null)
  useEffect(() => {
    let here = true
    const image = new Image()
    image.onload = () => here && setAspect(image.naturalWidth / Math.max(1, image.naturalHeight))
    image.src = url
    return () => {
      here = false
    }
  }, [url])
  return aspect
}
