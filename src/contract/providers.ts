/** Ways to sign in. `dev` is the development provider, never in production (decision 118). */
export const PROVIDERS = ['google', 'x', 'yandex', 'dev'] as const
export type ProviderId = (typeof PROVIDERS)[number]
