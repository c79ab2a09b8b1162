/** True if the developers' pages exist: in development and demo builds, not where VITE_ENVIRONMENT is production. */
export const devPages = import.meta.env.VITE_ENVIRONMENT !== 'production'
