import { type ComponentProps, createContext } from 'react'

/** Position of a row in a list that is only partly in the document; null in a list that is complete. */
export type RowPlace = Pick<ComponentProps<'li'>, 'ref' | 'aria-setsize' | 'aria-posinset'> & { 'data-index': number }

export const RowPlaceContext = createContext<RowPlace | null>(null)
