import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpEnv } from '../../../src/server/http/request.ts'
import { interfaceHeaders } from '../../../src/server/http/security-headers.ts'
import { staticFiles } from '../../../src/server/http/static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'interface-'))
const app = new Hono<HttpEnv>()
beforeAll(() => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  write('dist/index.html', '<!doctype html><title>Anamnesis</title>')
  write('dist/service-worker.js', 'self')
  write('dist/manifest.webmanifest', '{}')
  write('dist/assets/main-abc123.js', `export default '${'x'.repeat(5000)}'`)
  write('dist/assets/font-abc123.woff2', 'w')
  mkdirSync(join(folder, 'dist', 'p'), { recursive: true })
  for (const locale of ['en', 'ru', 'el']) {
    const head = '<link rel="canonical" href="{{origin}}{{canonical}}">'
    write(`dist/p/landing.${locale}.html`, `<!doctype html><html lang="${locale}">${head}{{operator|Not named}}`)
    write(`dist/p/privacy-policy.${locale}.html`, `<!doctype html><html lang="${locale}">${head}<h1>Privacy</h1>`)
  }
  write('dist/p/landing-abc123.js', 'export {}')
  write('dist/p/share.html', '<!doctype html><title>Shared</title>')
  write('dist/sitemap.xml', '<loc>{{origin}}/ru</loc>')
  write('secret.txt', 'secret')
  app.use(interfaceHeaders)
  const values = { origin: 'https://example.org', operator: 'Clinic "A" <b>' }
  app.on(['GET', 'HEAD'], '*', staticFiles(join(folder, 'dist'), values))
})
afterAll(() => rmSync(folder, { recursive: true }))

const navigation = { accept: 'text/html,application/xhtml+xml' }
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method })

describe('the built interface', () => {
  it('serves the shell for every navigation, to be revalidated each time', async () => {
    for (const path of ['/login', '/ambient-scribe/list', '/user-account/patients/7']) {
      const response = await get(path, navigation)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<title>Anamnesis</title>')
    }
  })

  it('serves tools that accept anything like a browser', async () => {
    for (const path of ['/login', '/ambient-scribe/list']) {
      const accepted: Record<string, string>[] = [{ accept: '*/*' }, {}]
      for (const headers of accepted) {
        const response = await get(path, headers)
        expect(response.status).toBe(200)
        expect(await response.text()).toContain('<title>Anamnesis</title>')
      }
    }
  })

  it('does not serve the shell for a missing script or picture', async () => {
    expect((await get('/assets/gone-abc.js', { accept: '*/*' })).status).toBe(404)
    expect((await get('/assets/gone-abc.js', navigation)).status).toBe(404)
    expect((await get('/assets/gone', { accept: '*/*' })).status).toBe(404)
    expect((await get('/nothing', { accept: 'application/json' })).status).toBe(404)
    for (const dest of ['empty', 'script', 'image']) {
      expect((await get('/nothing', { accept: '*/*', 'sec-fetch-dest': dest })).status).toBe(404)
    }
  })

  it('allows caching hashed files for ever and the service worker never', async () => {
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json')
    expect((await get('/assets/font-abc123.woff2')).headers.get('content-type')).toBe('font/woff2')
  })

  it('compresses text, responds 304 to a known ETag, and to HEAD with the size', async () => {
    const plain = await get('/assets/main-abc123.js')
    const small = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(Number(small.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')))
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    const again = await get('/assets/main-abc123.js', { 'if-none-match': plain.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    const head = await get('/assets/main-abc123.js', {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%zz'])(
    'S3: %s reaches nothing outside',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('secret')
    },
  )

  it('S5, S9: runs only its own scripts, without eval and inline, in no frame', async () => {
    const { headers } = await get('/login', navigation)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.match(/script-src [^;]*/)?.[0]).toBe("script-src 'self'")
    for (const part of [
      "worker-src 'self'",
      "connect-src 'self'",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(part)
    }
    expect(headers.get('permissions-policy')).toContain('microphone=(self), on-device-speech-recognition=(self)')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  it('S5: only the worker that reduces photos may compile WebAssembly, and still evaluates no text', async () => {
    const scriptsOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy')?.match(/script-src [^;]*/)?.[0]
    expect(await scriptsOf('/assets/photo.worker-abc_1-2.js')).toBe("script-src 'self' 'wasm-unsafe-eval'")
    for (const path of ['/assets/main-abc123.js', '/assets/sync.worker-abc.js', '/photo.worker-abc.js', '/']) {
      expect(await scriptsOf(path), path).toBe("script-src 'self'")
    }
  })

  const landing = async (path: string, languages?: string) => {
    const response = await get(path, languages ? { ...navigation, 'accept-language': languages } : navigation)
    return { response, text: await response.text() }
  }

  it.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['el', 'el'],
    ['en;q=0.3, el;q=0.7, ru;q=0.5', 'el'],
    ['de, ru;q=0.1', 'ru'],
    ['ru;q=0, de', 'en'],
    ['*', 'en'],
    ['ru;q=nonsense', 'en'],
    [undefined, 'en'],
  ])('answers / and /landing by the languages "%s" in %s', async (languages, locale) => {
    for (const path of ['/', '/landing']) {
      const { response, text } = await landing(path, languages)
      expect(text).toContain(`lang="${locale}"`)
      expect(response.headers.get('vary')).toBe('accept-encoding, accept-language')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('answers an address with a language in that language, whatever the browser asks for', async () => {
    for (const locale of ['en', 'ru', 'el']) {
      const { response, text } = await landing(`/${locale}`, 'de, ru;q=0.5')
      expect(text).toContain(`lang="${locale}"`)
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect((await landing(`/${locale}/privacy-policy`)).text).toContain(`lang="${locale}"`)
    }
    expect((await landing('/privacy-policy', 'el')).text).toContain('lang="el"')
    // No page of that name: the app says so.
    expect((await landing('/de')).text).toContain('<title>Anamnesis</title>')
    expect((await landing('/ru/login')).text).toContain('<title>Anamnesis</title>')
  })

  it('fills in the address and the operator, escaped, and the text for an operator who is not configured', async () => {
    const { text } = await landing('/ru')
    expect(text).toContain('href="https://example.org/ru"')
    expect(text).toContain('Clinic &#34;A&#34; &#60;b&#62;')
    expect((await landing('/')).text).toContain('href="https://example.org/"')
    expect((await landing('/landing')).text).toContain('href="https://example.org/"')
    expect((await landing('/el/privacy-policy')).text).toContain('href="https://example.org/el/privacy-policy"')
    const sitemap = await get('/sitemap.xml')
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await sitemap.text()).toBe('<loc>https://example.org/ru</loc>')
    const unnamed = new Hono<HttpEnv>()
    unnamed.get('*', staticFiles(join(folder, 'dist')))
    expect(await (await unnamed.request('/ru', { headers: navigation })).text()).toContain('Not named')
  })

  it('S5: pages written at build have a policy of their own, and no second address', async () => {
    const policy = (await landing('/ru')).response.headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "trusted-types 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    const permissions = (await landing('/ru')).response.headers.get('permissions-policy')
    expect(permissions).toContain('microphone=(self)')
    expect(permissions).toContain('camera=()')
    expect((await get('/p/landing.en.html', navigation)).status).toBe(404)
    expect((await get('/p/landing.en.html')).status).toBe(404)
    expect((await get('/p/landing-abc123.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/login', navigation)).headers.get('content-security-policy')).toContain('anamnesis')
  })

  const TOKENS = ['AbC-_1', 'x'.repeat(300), '%D1%8F', '..%2f..%2fsecret.txt', '%00', '*', "'--"]

  it.each(TOKENS)('S4: the page of a shared record is the same for every token: %s', async token => {
    for (const headers of [
      navigation,
      { ...navigation, cookie: 'token=x', authorization: 'Bearer x', origin: 'null' },
    ]) {
      const response = await get(`/health-record/share/${token}`, headers)
      if (token === '%00' || token.includes('%2f')) {
        expect(await response.text()).not.toContain('secret')
        continue
      }
      expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>Shared</title>'])
      const { 'content-security-policy': policy = '', ...rest } = Object.fromEntries(response.headers)
      expect(policy).toMatch(/^sandbox (?!.*allow-same-origin)(?!.*unsafe)/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(rest).toMatchObject({
        ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' },
        'x-robots-tag': 'noindex, nofollow, noarchive',
      })
      expect(rest).not.toHaveProperty('cross-origin-opener-policy')
      expect(JSON.stringify(rest)).not.toContain(token)
    }
  })

  it('S4: the page of a shared record has no second address, and the app never stands in for it', async () => {
    for (const path of ['/p/share.html', '/share.html']) expect((await get(path, navigation)).status, path).toBe(404)
    expect(await (await get('/health-record/share-token-expired', navigation)).text()).toContain('Shared')
    const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'))
    writeFileSync(join(unbuilt, 'index.html'), '<title>Anamnesis</title>')
    const app = new Hono<HttpEnv>()
    app.get('*', staticFiles(unbuilt))
    expect((await app.request('/health-record/share/x', { headers: navigation })).status).toBe(404)
    rmSync(unbuilt, { recursive: true })
  })

  it('only files of the entries can be loaded by an opaque origin', async () => {
    expect((await get('/p/landing-abc123.js')).headers.get('access-control-allow-origin')).toBe('*')
    for (const path of ['/assets/main-abc123.js', '/service-worker.js', '/ru', '/manifest.webmanifest'])
      expect((await get(path, navigation)).headers.get('access-control-allow-origin'), path).toBeNull()
  })

  it('says what to do if it is not built', async () => {
    const empty = new Hono<HttpEnv>()
    empty.get('*', staticFiles(join(folder, 'nowhere')))
    const response = await empty.request('/', { headers: navigation })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('npm run build')
  })
})
