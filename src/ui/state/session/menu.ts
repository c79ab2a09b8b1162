import { useLocation } from '@tanstack/react-router'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { store } from './session.ts'

/** Numbers beside entries of the menu, by the entry's id; features set those of their own screens. */
export const menuCountsAtom = atom<Readonly<Record<string, number>>>({})

const placeAtom = atom<string | null>(null)

/** The path by which the menu marks its current entry. */
export function useMenuPlace(): string {
  const pathname = useLocation({ select: location => location.pathname })
  return useAtomValue(placeAtom, { store }) ?? pathname
}

/** Marks the menu's entry of another path while this component is mounted: a record belongs to its list. */
export function useShownWithin(path: string): void {
  const set = useSetAtom(placeAtom, { store })
  useEffect(() => {
    set(path)
    return () => set(null)
  }, [set, path])
}
