/**
 * Counts up whenever the schema of any collection does. Tabs of one generation share an account's store; a newer one
 * takes it over, and an older one must not write to it any more (store-turn.ts).
 */
export const GENERATION = 0
