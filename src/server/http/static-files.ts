import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
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
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest|wasm))/

type Encoding = 'br' | 'gzip' | 'identity'
interface Variant {
  bytes: Buffer<ArrayBuffer>
  etag: string
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Files of the built interface by their path, `index.html` for every other navigation. Each file is read and compressed
 * once and cached until it changes on disk.
 */
export function staticFiles(folder: string) {
  const variants = new Map<string, Promise<Variant>>()

  async function find(path: string): Promise<{ file: string; version: string } | null> {
    const file = join(folder, normalize(`/${path}`))
    if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null
    const found = await stat(file).catch(() => null)
    return found?.isFile() ? { file, version: `${found.mtimeMs} ${found.size}` } : null
  }

  function variant(file: string, version: string, encoding: Encoding): Promise<Variant> {
    const key = `${file} ${version} ${encoding}`
    const known = variants.get(key) ?? prepare(file, encoding)
    variants.set(key, known)
    known.catch(() => variants.delete(key))
    return known
  }

  return async (context: Context<HttpEnv>): Promise<Response> => {
    const path = decodedPath(context.req.path)
    if (path === null) return new Response('Not found', { status: 404 })
    const found = (await find(path)) ?? (isNavigation(context, path) ? await find('index.html') : null)
    if (!found) return notFound(context, folder)
    const type = TYPES[extname(found.file)] ?? 'application/octet-stream'
    const encoding = COMPRESSIBLE.test(type) ? accepted(context.req.header('accept-encoding')) : 'identity'
    const { bytes, etag } = await variant(found.file, found.version, encoding)
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': cacheControl(found.file),
      etag,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    headers['content-length'] = String(bytes.byteLength)
    return new Response(context.req.method === 'HEAD' ? null : bytes, { headers })
  }
}

async function prepare(file: string, encoding: Encoding): Promise<Variant> {
  const plain = await readFile(file)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}-${encoding}"`
  switch (encoding) {
    case 'br':
      // Quality 9 takes ten times as long, while the first visitor waits, for one percent less.
      return { bytes: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), etag }
    case 'gzip':
      return { bytes: await gzipped(plain), etag }
    case 'identity':
      return { bytes: plain, etag }
  }
}

const accepted = (header = ''): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity'

/** Names under assets/ contain a content hash; everything else is revalidated each time. */
const cacheControl = (file: string) =>
  /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'

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
  if (extname(path) !== '' || path.startsWith('/assets/')) return false
  const accept = req.header('accept') ?? '*/*'
  if (accept.includes('text/html')) return true
  return accept.trim() === '*/*' && (req.header('sec-fetch-dest') ?? 'document') === 'document'
}

async function notFound({ req }: Context<HttpEnv>, folder: string): Promise<Response> {
  const built = await stat(join(folder, 'index.html')).catch(() => null)
  const text = built ? 'Not found' : 'The interface is not built yet: npm run build'
  return new Response(req.method === 'HEAD' ? null : text, { status: 404, headers: { 'cache-control': 'no-store' } })
}
