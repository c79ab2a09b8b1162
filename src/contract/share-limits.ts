/** Seconds that a share link may work: a year and the day that a custom date adds (H §9, decision 45). */
export const MAX_SHARE_SECONDS = 367 * 86_400
