import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { CheckedRow } from '../../../../domain/records/checking.ts'
import { textOf } from '../../../../domain/records/report.ts'
import styles from './source-page.module.css'

/** How much the loupe enlarges, and the height of its strip in pixels. */
const [times, HEIGHT] = [4, 72]

interface LoupeProps {
  url: string
  row: CheckedRow
  line: number | null
  /** Width of the page on the screen, pixels. */
  pageWidth: number
}

/** The middle of a value on its page, 0 to 1: of its own box, else by its place in the text of its line. */
function middleOf({ rawValue, source }: CheckedRow): [across: number, down: number] {
  const [x = 0, y = 0, width = 1, height = 0] = source?.value ?? source?.box ?? []
  if (source?.value) return [x + width / 2, y + height / 2]
  const [text, value] = [textOf(source?.line), textOf(rawValue)]
  const at = value === '' ? -1 : text.lastIndexOf(value)
  const share = at < 0 || text.length === 0 ? 0.5 : (at + value.length / 2) / text.length
  return [x + share * width, y + height / 2]
}

/** The line of the value, four times as large; it begins at the value and is moved sideways along its line. */
export function Loupe({ url, row, line, pageWidth }: LoupeProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLDivElement>(null)
  const aspect = useAspect(url)
  const [wide, tall] = [pageWidth * times, aspect === null ? 0 : (pageWidth * times) / aspect]
  const [across, down] = middleOf(row)
  const middle = across * wide
  useEffect(() => {
    const around = strip.current
    if (around && tall > 0) around.scrollLeft = middle - around.clientWidth / 2
  }, [middle, tall])
  if (aspect === null || pageWidth === 0) return null
  return (
    <figure className={styles.loupe} aria-hidden="true">
      <div ref={strip} className={styles.strip}>
        <div className={styles.enlarged} style={{ width: wide, height: HEIGHT }}>
          <img src={url} alt="" style={{ width: wide, top: HEIGHT / 2 - down * tall }} />
        </div>
      </div>
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
