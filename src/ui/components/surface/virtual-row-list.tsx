import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RowList } from './row.tsx'
import { RowPlaceContext } from './row-place.ts'

interface VirtualRowListProps<T> {
  label?: string
  items: readonly T[]
  /** Stable: defined outside of the component that renders the list. */
  keyOf: (item: T) => string
  /** What a row is tall before it was measured, in pixels. */
  estimate: number
  /** Renders one Row; a memoised one is rendered once, however far the list is scrolled. */
  children: (item: T) => ReactNode
}

/** Up to here every row is in the document: the browser's own search finds them. */
const ALL_BELOW = 60

/** A RowList of any length, on a page that scrolls as a whole: beyond some rows only those in sight are there. */
export function VirtualRowList<T>({ label, items, keyOf, estimate, children }: VirtualRowListProps<T>) {
  if (items.length > ALL_BELOW) {
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
    // Whatever grows or shrinks above the list moves it.
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

/** The same place is the same value, so that a scroll renders only the rows that come into sight. */
function Placed({ index, count, measure, children }: PlacedProps) {
  const place = useMemo(
    () => ({ ref: measure, 'data-index': index, 'aria-setsize': count, 'aria-posinset': index + 1 }),
    [index, count, measure],
  )
  return <RowPlaceContext value={place}>{children}</RowPlaceContext>
}
