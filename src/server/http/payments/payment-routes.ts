import type { Context, Hono } from 'hono'
import { ContractError } from '../../../contract/errors.ts'
import { isUnavailable } from '../../database/failures.ts'
import type { Log } from '../../log.ts'
import { CHECKOUT_PATH, PAYMENT_NOTICE_PATH, PAYMENT_RETURN_PATH, RECEIPTS_PATH } from '../../paths.ts'
import { attachmentDisposition } from '../attachment-name.ts'
import { readBody, STRANGERS_BODY } from '../body/read-body.ts'
import { errorResponse } from '../error-response.ts'
import type { HttpEnv } from '../request.ts'
import { DATA_HEADERS } from '../security-headers.ts'
import type { AuditRefusals } from '../watching/audited-refusals.ts'

/** What the routes of payments need from the rest of the server. */
export interface PaymentPages {
  /** Null unless the built-in provider is in use. */
  checkout: {
    /** Null for a token that opens nothing. */
    show(token: string): Promise<string | null>
    /** The address to go to once the payment is over, on this server; the page again until then. */
    act(token: string, act: string): Promise<{ returnTo: string } | { page: string } | null>
    missing(lang: string | undefined): string
  } | null
  returnPage(lang: string | undefined): string
  script: string
  styles: string
  /** Null unless YooKassa is in use. */
  notices: {
    isSender(remote: string, forwardedFor: string | undefined): boolean
    /** Throws while it could not be looked into: then it is sent again. */
    receive(notice: unknown): Promise<void>
  } | null
  receipt(token: string): Promise<{ fileName: string; bytes: Uint8Array } | null>
}

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...DATA_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    ...["script-src 'self'", "style-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
    ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
  ].join('; '),
  'x-frame-options': 'DENY',
}

export function paymentRoutes(app: Hono<HttpEnv>, pages: PaymentPages, audited: AuditRefusals, log: Log): void {
  const { checkout, notices, receipt, script, styles } = pages
  const html = (context: Context<HttpEnv>, text: string, status: 200 | 404 = 200) =>
    context.html(text, status, PAGE_HEADERS)
  const file = (type: string, text: string) => (context: Context<HttpEnv>) =>
    context.body(text, 200, { ...PAGE_HEADERS, 'content-type': type })

  app.get(PAYMENT_RETURN_PATH, context => html(context, pages.returnPage(context.req.query('lang'))))
  app.get(`${CHECKOUT_PATH}/page.js`, file('text/javascript; charset=utf-8', script))
  app.get(`${CHECKOUT_PATH}/page.css`, file('text/css; charset=utf-8', styles))
  if (checkout) {
    const missing = (context: Context<HttpEnv>) => html(context, checkout.missing(context.req.query('lang')), 404)
    app.get(`${CHECKOUT_PATH}/:token`, audited('checkout:open'), async context => {
      const shown = await checkout.show(context.req.param('token'))
      return shown === null ? missing(context) : html(context, shown)
    })
    app.post(`${CHECKOUT_PATH}/:token/:act`, audited('checkout:act'), async context => {
      const { token, act } = context.req.param()
      const done = await checkout.act(token, act)
      if (!done) return missing(context)
      // A reload of the result sends nothing again.
      const to = 'returnTo' in done ? done.returnTo : `${CHECKOUT_PATH}/${token}`
      return context.body(null, 303, { ...PAGE_HEADERS, location: to })
    })
  }
  if (notices) {
    app.post(PAYMENT_NOTICE_PATH, audited('payments:notice'), async context => {
      const plain = (status: 200 | 400 | 403 | 503) => context.body(null, status, DATA_HEADERS)
      if (!notices.isSender(context.env.incoming.socket.remoteAddress ?? '', context.req.header('x-forwarded-for')))
        return plain(403)
      try {
        const notice = parsed((await readBody(context.env.incoming, STRANGERS_BODY)).toString('utf8'))
        if (notice === null) return plain(400)
        await notices.receive(notice)
        return plain(200)
      } catch (error) {
        if (error instanceof ContractError) return errorResponse(error, log)
        log.warn({ err: error, unavailable: isUnavailable(error) }, 'a payment notice could not be looked into')
        return plain(503)
      }
    })
  }
  app.get(`${RECEIPTS_PATH}/:token`, audited('receipt:download'), async context => {
    try {
      const pdf = await receipt(context.req.param('token'))
      if (!pdf) return context.text('Not found', 404, DATA_HEADERS)
      return new Response(new Uint8Array(pdf.bytes), {
        headers: {
          ...DATA_HEADERS,
          'content-type': 'application/pdf',
          'content-disposition': attachmentDisposition(pdf.fileName),
          'content-length': String(pdf.bytes.byteLength),
        },
      })
    } catch (error) {
      return errorResponse(error, log)
    }
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not a notice.
    return null
  }
}
