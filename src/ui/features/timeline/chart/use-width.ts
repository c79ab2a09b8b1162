import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in pixels; 0 before it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(Math.floor(current.getBoundingClientRect().width))
    measure()
    const size = new ResizeObserver(measure)
    size.observe(current)
    return () => size.disconnect()
  }, [element])
  return width
}
