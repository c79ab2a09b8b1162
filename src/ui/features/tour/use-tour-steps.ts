import { useTour } from '@ark-ui/react/tour'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useOpenAfterMount } from '../../components/overlay/open-after-mount.ts'
import { findTarget, waitForTarget, watchTarget } from './find-target.ts'
import type { TourStep, TourStepId } from './plan.ts'
import type { PreparedTour } from './prepare-tour.ts'

/** A target that is not there this long after its screen was opened is missing. */
const PATIENCE_MS = 3000

interface TourStepsProps extends PreparedTour {
  onStep: (step: TourStepId) => void
  /** The step's place is another element now: a frame that changed, or a list that has loaded. */
  onMoved: () => void
  /** The user put the tour away, or left the step's screen. */
  onAway: () => void
}

/** A step's card is at most this wide, and keeps this far from its target and the window's edge. */
const CARD_ROOM = 400

/** Beside what stands at the left, such as the sidebar; else below or above, where there is room. */
function placementAt(target: HTMLElement | null) {
  if (!target) return 'center'
  const { left, right } = target.getBoundingClientRect()
  return left < innerWidth / 10 && right + CARD_ROOM < innerWidth ? 'right-start' : 'bottom'
}

/** Runs the library's tour over the plan: opens a step's screen, waits for its target, and skips it if that is missing. */
export function useTourSteps({ plan, begin, onStep, onMoved, onAway }: TourStepsProps) {
  const router = useRouter()
  const [missing, setMissing] = useState<readonly TourStepId[]>([])
  const known = useRef(new Set<TourStepId>())
  const shown = useRef(-1)
  const moving = useRef(false)
  const unwatch = useRef<() => void>(() => undefined)

  const arrive = async ({ id, at, targets }: TourStep, signal: AbortSignal): Promise<boolean> => {
    if (at !== undefined && router.state.location.pathname !== at) {
      moving.current = true
      await router.navigate({ href: at }).finally(() => {
        moving.current = false
      })
    }
    return (
      targets.length === 0 || (await waitForTarget(targets, known.current.has(id) ? 0 : PATIENCE_MS, signal)) !== null
    )
  }

  const tour = useTour({
    steps: plan.map((step, index) => ({
      id: step.id,
      title: '',
      description: '',
      ...(step.targets.length > 0 ? { target: () => findTarget(step.targets) } : { type: 'dialog' }),
      effect({ show, goto, update }) {
        const abort = new AbortController()
        const place = (found: boolean) => {
          if (abort.signal.aborted) return
          if (found) {
            known.current.delete(step.id)
            setMissing([...known.current])
            shown.current = index
            onStep(step.id)
            const target = findTarget(step.targets)
            unwatch.current = watchTarget(step.targets, target, onMoved)
            update({ placement: placementAt(target) })
            return show()
          }
          known.current.add(step.id)
          setMissing([...known.current])
          const neighbour = plan[index > shown.current ? index + 1 : index - 1]
          if (neighbour) goto(neighbour.id)
        }
        arrive(step, abort.signal).then(place, () => place(false))
        return () => {
          abort.abort()
          unwatch.current()
        }
      },
    })),
    closeOnInteractOutside: false,
    preventInteraction: true,
    spotlightOffset: { x: 0, y: 0 },
    spotlightRadius: 10,
    onStatusChange: ({ status }) => status === 'dismissed' && onAway(),
  })

  const { start } = tour
  const begun = useRef(false)
  // The machine starts in an effect of its own: started in the same one, it would miss the call.
  const mounted = useOpenAfterMount(true)
  useEffect(() => {
    if (!mounted || begun.current) return
    begun.current = true
    start(begin)
  })
  useEffect(() => () => unwatch.current(), [])
  useEffect(
    () => router.subscribe('onBeforeNavigate', event => event.pathChanged && !moving.current && onAway()),
    [router, onAway],
  )
  const present = plan.filter(({ id }) => !missing.includes(id))
  return { tour, total: present.length, index: present.findIndex(({ id }) => id === tour.step?.id) }
}
