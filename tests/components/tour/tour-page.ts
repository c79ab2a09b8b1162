import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { App } from '../setup/open-app.tsx'

export const card = page.getByRole('alertdialog')
export const step = (name: string) => card.getByRole('heading', { name })

/** The headings of the steps that there are without records, insights and sharing. */
export const STEPS = [
  ...['Where everything is', 'Your account', 'Home', 'The menu'],
  ...['Lab results', 'Studies', 'Biomarker timeline', 'AI insights', 'Patient profiles', 'That is all'],
]

export const expectProgress = (percent: number) =>
  expect
    .element(card.getByRole('progressbar', { name: 'Progress of the tour' }))
    .toHaveAttribute('aria-valuenow', String(percent))

export async function storedTour({ context }: App) {
  const account = await context.database.account.findOne(context.accountId).exec()
  return account?.data.preferences?.tour
}

/** The element in the spotlight. */
export const lit = () => document.querySelector<HTMLElement>('[data-tour-highlighted]')?.dataset.tour

/** How far the spotlight's edges are from the target's, in pixels. */
export function spotlightError(): number {
  const spotlight = document.querySelector('[data-part="spotlight"]')?.getBoundingClientRect()
  const target = document.querySelector('[data-tour-highlighted]')?.getBoundingClientRect()
  if (!spotlight || !target) return Number.POSITIVE_INFINITY
  return Math.max(
    ...(['top', 'left', 'right', 'bottom'] as const).map(edge => Math.abs(spotlight[edge] - target[edge])),
  )
}

/** Resolves once a step is shown and takes the keys: it has the focus. */
export async function onStep(name: string): Promise<void> {
  await expect.element(step(name)).toBeVisible()
  await expect.poll(() => card.element().contains(document.activeElement)).toBe(true)
}
