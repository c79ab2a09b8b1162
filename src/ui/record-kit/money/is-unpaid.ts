const UNPAID = 'INSUFFICIENT_BALANCE'

/** True for the code of a refusal, or the key of a failed job, that says that the balance did not suffice. */
export const isUnpaid = (code: string | null | undefined): boolean => code?.split('.').at(-1) === UNPAID
