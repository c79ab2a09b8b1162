/** Longest texts of a message to the makers of the product, in UTF-16 units. */
export const FEEDBACK_LIMITS = { name: 500, email: 320, phone: 40, message: 20_000, diagnostics: 100_000 } as const
