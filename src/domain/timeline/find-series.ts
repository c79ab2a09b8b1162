import { catalogueEntry } from '../labs/catalogue/all.ts'
import type { Series } from './series.ts'
import { slugOf } from './slug.ts'

/** The biomarker of an address: a slug, an id, or another English name of the test; null for an unknown one. */
export function findSeries(all: readonly Series[], address: string): Series | null {
  const wanted = slugOf(address)
  if (wanted === '') return null
  const isNamed = ({ id }: Series) => catalogueEntry(id)?.names.en.some(name => slugOf(name) === wanted) ?? false
  const byId = ({ id }: Series) => id !== null && slugOf(id) === wanted
  return all.find(({ slug }) => slug === wanted) ?? all.find(byId) ?? all.find(isNamed) ?? null
}
