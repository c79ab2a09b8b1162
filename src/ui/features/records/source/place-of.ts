import type { Box } from '../../../../contract/entities/health-report.ts'

/** Where a box stands on the picture of its page. */
export const placeOf = ([x, y, width, height]: Box) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

/** A ref of what is to be seen once it is rendered. */
export const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center', inline: 'nearest' })
