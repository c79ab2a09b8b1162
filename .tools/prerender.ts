import { type Plugin, type PluginOption, runnerImport } from 'vite'
import { spriteOf } from './icon-sprite.ts'

interface Rendered {
  title: string
  description: string
  body: string
}
type Render = (locale: string) => Rendered

const TAGS = { en: 'en_US', ru: 'ru_RU', el: 'el_GR' }
const LOCALES = Object.keys(TAGS) as (keyof typeof TAGS)[]

const escaped = (text: string) => text.replace(/[&<>"]/g, one => `&#${one.charCodeAt(0)};`)

/** The addresses of a page by language; `x-default` is the one where the visitor's languages decide. */
const addresses = (path: string) => [
  ...LOCALES.map(locale => [locale, `{{origin}}/${locale}${path}`] as const),
  ['x-default', `{{origin}}${path || '/'}`] as const,
]

/** For search engines; the server writes the origin. */
const alternates = (path: string) =>
  addresses(path)
    .map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}" />`)
    .join('\n    ')

function sitemap(paths: readonly string[]): string {
  const urls = paths.flatMap(path => {
    const links = addresses(path)
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('')
    return addresses(path).map(([, address]) => `<url><loc>${address}</loc>${links}</url>`)
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The icons that a page uses, as one sprite inside it. */
function withSprite(body: string): string {
  const names = new Set(Array.from(body.matchAll(/#icon-([\w-]+)/g), ([, name = '']) => name))
  return names.size === 0 ? body : inlineSprite([...names]) + body
}

const inlineSprite = (names: readonly string[]) =>
  spriteOf(names).replace('<svg ', '<svg class="sprite" width="0" height="0" aria-hidden="true" ').trim()

/** Of the page of questionnaires, which is written in the browser. */
const RESPOND_ICONS = ['arrow-up', 'check', 'cloud-off', 'hard-drive', 'pencil', 'phone', 'triangle-alert', 'x']

/**
 * Vite plugin: writes `landing.html` and `document.html` once for each page and language, and the sitemap. Components go through the
 * same plugins as those of the app, so texts come from the same catalogs.
 */
export function prerender(here: (path: string) => string, plugins: () => PluginOption[]): Plugin {
  async function load<T>(file: string): Promise<T> {
    const { module } = await runnerImport<T>(here(`src/public/${file}`), {
      configFile: false,
      root: here('src'),
      cacheDir: here('.cache/prerender'),
      logLevel: 'error',
      plugins: plugins(),
    })
    return module
  }
  return {
    name: 'anamnesis:prerender',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last of all: Vite has written the addresses of scripts and styles into the templates by then.
      order: 'post',
      async handler(_options, bundle) {
        const write = (template: string, name: string, path: string, render: Render) => {
          const html = bundle[template]
          if (html?.type !== 'asset') throw new Error(`${template} is not in the bundle`)
          for (const locale of LOCALES) {
            const { title, description, body } = render(locale)
            const values = { lang: locale, tag: TAGS[locale], title: escaped(title), description: escaped(description) }
            const source = String(html.source)
              .replace(/%(lang|tag|title|description)%/g, (_, key: keyof typeof values) => values[key])
              .replace('<html lang="en">', `<html lang="${locale}">`)
              .replace('%alternates%', () => alternates(path))
              .replace('%body%', () => withSprite(body))
            this.emitFile({ type: 'asset', fileName: `p/${name}.${locale}.html`, source })
          }
        }
        const landing = await load<{ render: Render }>('landing/prerender.tsx')
        write('landing.html', 'landing', '', landing.render)
        const documents = await load<{ names: readonly string[]; render: (name: string) => Render }>(
          'documents/prerender.tsx',
        )
        for (const name of documents.names) write('document.html', name, `/${name}`, documents.render(name))
        const paths = ['', ...documents.names.map(name => `/${name}`)]
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(paths) })
        // Rendered in the browser; beside the others, where no page is served by the name of its file.
        for (const name of ['share.html', 'respond.html']) {
          const page = bundle[name]
          if (page?.type !== 'asset') throw new Error(`${name} is not in the bundle`)
          const source = String(page.source).replace('%sprite%', () => inlineSprite(RESPOND_ICONS))
          this.emitFile({ type: 'asset', fileName: `p/${name}`, source })
          delete bundle[name]
        }
        delete bundle['landing.html']
        delete bundle['document.html']
      },
    },
  }
}
