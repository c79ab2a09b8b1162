import type { CatalogueTest } from './catalogue.ts'

export const TESTS: readonly CatalogueTest[] = []
