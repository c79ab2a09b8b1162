import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** One catalog beside each place that has texts of its own; src/ui/i18n/activate.ts joins them. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ru', 'el'],
  catalogs: [
    {
      path: '<rootDir>/src/ui/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/ui/features/{name}/'],
      exclude: ['**/shell/{sign-out,sync-centre}/**', '**/records/upload/**', '**/home/parts/**'],
    },
    // Loaded when it is opened, long after the frame.
    {
      path: '<rootDir>/src/ui/features/shell/sign-out/locales/{locale}',
      include: ['<rootDir>/src/ui/features/shell/sign-out/'],
    },
    {
      path: '<rootDir>/src/ui/features/shell/sync-centre/locales/{locale}',
      include: ['<rootDir>/src/ui/features/shell/sync-centre/'],
    },
    {
      path: '<rootDir>/src/ui/features/records/upload/locales/{locale}',
      include: ['<rootDir>/src/ui/features/records/upload/'],
    },
    // Loaded after the first screen is shown.
    {
      path: '<rootDir>/src/ui/features/home/parts/locales/{locale}',
      include: ['<rootDir>/src/ui/features/home/parts/'],
    },
    {
      path: '<rootDir>/src/public/landing/locales/{locale}',
      include: ['<rootDir>/src/public/landing/', '<rootDir>/src/public/documents/'],
    },
    { path: '<rootDir>/src/public/respond/locales/{locale}', include: ['<rootDir>/src/public/respond/'] },
    // The page of a shared record says what the product says, with no more of its texts than these.
    {
      path: '<rootDir>/src/public/share/locales/{locale}',
      include: [
        '<rootDir>/src/public/share/',
        ...['section', 'column', 'tag', 'doubt'].map(
          one => `<rootDir>/src/ui/features/records/words/use-${one}-words.ts`,
        ),
        ...['side-words', 'type-words', 'value-text'].map(one => `<rootDir>/src/ui/record-kit/values/use-${one}.ts`),
      ],
    },
    { path: '<rootDir>/src/ui/components/locales/{locale}', include: ['<rootDir>/src/ui/components/'] },
    { path: '<rootDir>/src/ui/record-kit/locales/{locale}', include: ['<rootDir>/src/ui/record-kit/'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
