import { NEVER, of } from 'rxjs'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { type LiveState, useLive } from '../../../src/ui/state/session/use-live.ts'

const first = () => of('first')
const second = () => NEVER

test('while a new query loads its state is one object: an effect that depends on it runs once', async () => {
  const { result, rerender } = await renderHook(ask => useLive<string>(ask ?? first), { initialProps: first })
  await expect.poll(() => result.current).toEqual({ kind: 'ready', value: 'first' })
  const states = new Set<LiveState<string>>()
  for (let round = 0; round < 3; round++) {
    await rerender(second)
    states.add(result.current)
  }
  // A slow machine may show that it is slow meanwhile.
  expect([...states].filter(one => one.kind === 'loading' && !one.slow)).toHaveLength(1)
})
