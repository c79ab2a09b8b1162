import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { RowList } from './row.tsx'
import { RowPlaceContext } from './row-place.ts'

interface VirtualRowListProps<T> {
  label?: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** What a row is tall before it was measured, in pixels. */
  estimate: number
  /** Renders one Row. */
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
  // Whatever grows or shrinks above the list moves it; a state that did not change renders nothing anew.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  })
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey(index) {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
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
        const place = {
          ref: virtual.measureElement,
          'data-index': index,
          'aria-setsize': items.length,
          'aria-posinset': index + 1,
        }
        return (
          item !== undefined && (
            <RowPlaceContext key={key} value={place}>
              {children(item)}
            </RowPlaceContext>
          )
        )
      })}
    </RowList>
  )
}
