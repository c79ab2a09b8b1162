import { atom } from 'jotai'

/** Installs the app or shows how; null while the menu has no such entry. */
export const installEntryAtom = atom<{ run: () => void } | null>(null)
