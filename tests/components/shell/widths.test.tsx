import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useWidthClass } from '../../../src/ui/styles/width.ts'
import { resize } from '../setup/open-app.tsx'

function Probe() {
  return <output>{useWidthClass()}</output>
}

test('P §2.3: mobile up to 600 px, tablet up to 850, notebook up to 1199, desktop above', async () => {
  const screen = await render(<Probe />)
  for (const [width, name] of [
    [600, 'mobile'],
    [601, 'tablet'],
    [850, 'tablet'],
    [851, 'notebook'],
    [1199, 'notebook'],
    [1200, 'desktop'],
  ] as const) {
    await resize({ width, height: 900 })
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  }
})
