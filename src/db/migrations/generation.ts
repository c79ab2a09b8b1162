/**
 * Raised with every change of a collection's schema version. Tabs of one generation share an account's store; a newer
 * one takes it over, and older ones must not write to it again (acquire-store.ts).
 */
export const GENERATION = 1
