export const LOCALES = ['en', 'ru', 'el'] as const
