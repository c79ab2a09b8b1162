import { stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import type { Context } from 'hono'
import { type Encoding, fileVariants, type Values } from './file-variants.ts'
import { APP_PAGE, interfacePage } from './interface-page.ts'
import type { HttpEnv } from './request.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest|wasm|xml))/

/** The pages that were written at build have no second address, at which they would lack their headers. */
const BUILT_PAGE = /^\/p\/[^/]+\.html$/
/** Files with values of the configuration: the server's own address, its operator. */
const FILLED_IN = /^\/(p\/[^/]+\.html|robots\.txt|sitemap\.xml)$/

interface Found {
  /** Its path below the folder, with a leading slash. */
  name: string
  file: string
  version: string
}

/**
 * Files of the built interface by their path; for every other navigation the page of its address, and `index.html` where
 * that page is not built. `values` are filled into the pages.
 */
export function staticFiles(folder: string, values: NonNullable<Values> = {}) {
  const variant = fileVariants()

  async function find(path: string): Promise<Found | null> {
    const name = normalize(`/${path}`)
    const file = join(folder, name)
    if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    return { name: name.replaceAll(sep, '/'), file, version: `${found.mtimeMs} ${found.size}` }
  }

  return async (context: Context<HttpEnv>): Promise<Response> => {
    const path = decodedPath(context.req.path)
    if (path === null) return new Response('Not found', { status: 404 })
    const asked = BUILT_PAGE.test(path) ? null : await find(path)
    const page =
      !asked && isNavigation(context, path) ? interfacePage(path, context.req.header('accept-language')) : null
    const built = page && (await find(page.file))
    // The app never answers for a shared record or a questionnaire: what it keeps would be in reach of that page.
    const found =
      asked ?? built ?? (page && (page.kind === 'app' || page.kind === 'entry') && (await find(APP_PAGE.file)))
    if (!found) return notFound(context, folder)
    if (built && page.kind !== 'app') context.set('entry', page.kind)
    const type = TYPES[extname(found.file)] ?? 'application/octet-stream'
    const encoding = COMPRESSIBLE.test(type) ? accepted(context.req.header('accept-encoding')) : 'identity'
    const filled = FILLED_IN.test(found.name) ? { ...values, canonical: page?.canonical } : null
    const { bytes, etag } = await variant(found.file, found.version, encoding, filled)
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': page?.kind === 'shared' ? 'no-store' : cacheControl(found.name),
      etag,
      vary: page?.negotiated ? 'accept-encoding, accept-language' : 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    headers['content-length'] = String(bytes.byteLength)
    return new Response(context.req.method === 'HEAD' ? null : bytes, { headers })
  }
}

const accepted = (header = ''): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity'

/** Names under assets/ and p/ contain a content hash, but for the pages; everything else is revalidated each time. */
const cacheControl = (name: string) =>
  /^\/(assets|p)\//.test(name) && !name.endsWith('.html') ? 'public, max-age=31536000, immutable' : 'no-cache'

function decodedPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

/** True for a browser's navigation and for tools that accept anything; false for requests of a page. */
function isNavigation({ req }: Context<HttpEnv>, path: string): boolean {
  if (extname(path) !== '' || /^\/(assets|p)\//.test(path)) return false
  const accept = req.header('accept') ?? '*/*'
  if (accept.includes('text/html')) return true
  return accept.trim() === '*/*' && (req.header('sec-fetch-dest') ?? 'document') === 'document'
}

async function notFound({ req }: Context<HttpEnv>, folder: string): Promise<Response> {
  const built = await stat(join(folder, 'index.html')).catch(() => null)
  const text = built ? 'Not found' : 'The interface is not built yet: npm run build'
  return new Response(req.method === 'HEAD' ? null : text, { status: 404, headers: { 'cache-control': 'no-store' } })
}
