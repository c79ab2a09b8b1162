/** The languages that the person set in the browser, the preferred one first. */
export const browserLanguages = (): readonly string[] => navigator.languages
