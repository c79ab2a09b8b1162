import { type ComponentProps, createContext } from 'react'

/** Where a row stands in a list of which only a part is in the document; null in a list that is all there. */
export type RowPlace = Pick<ComponentProps<'li'>, 'ref' | 'aria-setsize' | 'aria-posinset'> & { 'data-index': number }

export const RowPlaceContext = createContext<RowPlace | null>(null)
