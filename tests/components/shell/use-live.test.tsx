import { useEffect, useState } from 'react'
import { NEVER, of } from 'rxjs'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLive } from '../../../src/ui/state/session/use-live.ts'

const first = () => of(1)
const never = () => NEVER
const MANY = 20

/** Renders again whenever the state of its query changes, as a screen does that passes it on. */
function Screen({ asks }: { asks: typeof first | typeof never }) {
  const live = useLive<number>(asks)
  const [states, setStates] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts the states of the query.
  useEffect(() => {
    setStates(was => Math.min(MANY, was + 1))
  }, [live])
  return <output>{`${live.kind} ${states === MANY ? 'for ever' : 'at rest'}`}</output>
}

test('while another query loads its state stays the same: an effect on it does not run for ever', async () => {
  const screen = await render(<Screen asks={first} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('ready at rest')
  await screen.rerender(<Screen asks={never} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('loading at rest')
})
