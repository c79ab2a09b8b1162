import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RowList } from './row.tsx'
import { RowPlaceContext } from './row-place.ts'

interface VirtualRowListProps<T> {
  label?: string
  items: readonly T[]
  /** Stable: defined outside of the component that renders the list. */
  keyOf: (item: T) => string
  /** Assumed height of a row before it is measured, in pixels. */
  estimate: number
  /** Forces the window, for one of several lists on a page; by default only a long list has one. */
  windowed?: boolean
  /** Renders one Row. If it is memoised, scrolling does not render it again. */
  children: (item: T) => ReactNode
}

/** Up to this length every row is in the document, where the browser's search finds it. */
const ALL_BELOW = 60

/** A RowList of any length on a page that scrolls as a whole; a long one has only its visible rows in the document. */
export function VirtualRowList<T>({ windowed, ...list }: VirtualRowListProps<T>) {
  const { label, items, keyOf, estimate, children } = list
  if (windowed ?? items.length > ALL_BELOW) {
    return <Windowed {...{ label, items, keyOf, estimate }}>{children}</Windowed>
  }
  return (
    <RowList label={label}>
      {items.map(item => (
        <RowPlaceContext key={keyOf(item)} value={null}>
          {children(item)}
        </RowPlaceContext>
      ))}
    </RowList>
  )
}

function Windowed<T>({ label, items, keyOf, estimate, children }: VirtualRowListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => list.current && setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
    measure()
    // Content above the list that changes its height moves the list.
    const page = new ResizeObserver(measure)
    page.observe(document.body)
    return () => page.disconnect()
  }, [])
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index]
        return item === undefined ? index : keyOf(item)
      },
      [items, keyOf],
    ),
    overscan: 8,
    scrollMargin: top,
  })
  const rows = virtual.getVirtualItems()
  const before = (rows[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)
  return (
    <RowList ref={list} label={label} style={{ paddingTop: before, paddingBottom: after, overflowAnchor: 'none' }}>
      {rows.map(({ index, key }) => {
        const item = items[index]
        return (
          item !== undefined && (
            <Placed key={key} index={index} count={items.length} measure={virtual.measureElement}>
              {children(item)}
            </Placed>
          )
        )
      })}
    </RowList>
  )
}

interface PlacedProps {
  index: number
  count: number
  measure: (row: Element | null) => void
  children: ReactNode
}

/** Memoises the place, so that scrolling renders only the rows that come into view. */
function Placed({ index, count, measure, children }: PlacedProps) {
  const place = useMemo(
    () => ({ ref: measure, 'data-index': index, 'aria-setsize': count, 'aria-posinset': index + 1 }),
    [index, count, measure],
  )
  return <RowPlaceContext value={place}>{children}</RowPlaceContext>
}
