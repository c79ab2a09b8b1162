import { v7 } from 'uuid'
import { errorName } from '../../src/contract/errors.ts'
import type { Persona } from '../../src/contract/methods/account.ts'
import { type MethodName, methodNamed, type ParamsOf, type ResultOf } from '../../src/contract/methods.ts'
import { RPC_PATH } from '../../src/contract/protocol.ts'
import { RpcResponse } from '../../src/contract/response.ts'

type Meta = Record<string, unknown>

/** A device that speaks plain JSON-RPC, and looks at every answer with the contract's own schemas. */
export class Client {
  origin: string
  readonly deviceId = v7()
  token: string | null = null

  constructor(origin: string) {
    this.origin = origin
  }

  /** The HTTP request as it is. */
  async post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.origin + RPC_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  request<N extends MethodName>(method: N, params: ParamsOf<N>, meta: Meta = {}) {
    return { jsonrpc: '2.0', id: v7(), method, params: { ...params, meta: { deviceId: this.deviceId, ...meta } } }
  }

  /** The response of one call, result or error. */
  async respond<N extends MethodName>(method: N, params: ParamsOf<N>, meta: Meta = {}): Promise<RpcResponse> {
    const answer = await this.post(this.request(method, params, meta))
    const response = RpcResponse.parse(await answer.json())
    if (response.error === undefined) methodNamed(method).result.parse(response.result)
    return response
  }

  /** The result of a call that is expected to succeed, as the contract reads it. */
  async call<N extends MethodName>(method: N, params: ParamsOf<N>, meta: Meta = {}): Promise<ResultOf<N>> {
    const response = await this.respond(method, params, meta)
    if (response.error) throw new Error(`${method}: ${JSON.stringify(response.error)}`)
    return methodNamed(method).result.parse(response.result)
  }

  /** The error of a call that is expected to fail: its name and its data. */
  async fail<N extends MethodName>(method: N, params: ParamsOf<N>, meta: Meta = {}) {
    const response = await this.respond(method, params, meta)
    if (!response.error) throw new Error(`${method} answered ${JSON.stringify(response.result)}`)
    return { name: errorName(response.error), ...response.error.data, message: response.error.message }
  }

  async batch(calls: unknown[]): Promise<RpcResponse[]> {
    const answer = await this.post(calls)
    const answers = (await answer.json()) as unknown[]
    return answers.map(one => RpcResponse.parse(one))
  }

  async signIn(user: Persona = 'patient', meta: Meta = {}): Promise<this> {
    const { token } = await this.call('userAccount.user:demoLogin', { user }, meta)
    this.token = token
    return this
  }
}
