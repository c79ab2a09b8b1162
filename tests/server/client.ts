import { v7 } from 'uuid'
import { errorName } from '../../src/contract/errors.ts'
import type { Persona } from '../../src/contract/methods/account.ts'
import { type MethodName, methodNamed, type ParamsOf, type ResultOf } from '../../src/contract/methods.ts'
import { RPC_PATH } from '../../src/contract/protocol.ts'
import { RpcResponse } from '../../src/contract/response.ts'

type Meta = Record<string, unknown>

/** A device that sends plain JSON-RPC and validates every response by the contract. */
export class Client {
  origin: string
  deviceId = v7()
  token: string | null = null

  constructor(origin: string) {
    this.origin = origin
  }

  /** The raw HTTP request. */
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
    const reply = await this.post(this.request(method, params, meta))
    const response = RpcResponse.parse(await reply.json())
    if (response.error === undefined) methodNamed(method).result.parse(response.result)
    return response
  }

  /** The result of a call that must succeed, parsed by the contract. */
  async call<N extends MethodName>(method: N, params: ParamsOf<N>, meta: Meta = {}): Promise<ResultOf<N>> {
    const response = await this.respond(method, params, meta)
    if (response.error) throw new Error(`${method}: ${JSON.stringify(response.error)}`)
    return methodNamed(method).result.parse(response.result)
  }

  /** The error of a call that must fail: its name and its data. */
  async fail<N extends MethodName>(method: N, params: ParamsOf<N>, meta: Meta = {}) {
    const response = await this.respond(method, params, meta)
    if (!response.error) throw new Error(`${method} returned ${JSON.stringify(response.result)}`)
    return { name: errorName(response.error), ...response.error.data, message: response.error.message }
  }

  async batch(calls: unknown[]): Promise<RpcResponse[]> {
    const reply = await this.post(calls)
    const replies = (await reply.json()) as unknown[]
    return replies.map(one => RpcResponse.parse(one))
  }

  async signIn(user: Persona = 'patient', meta: Meta = {}): Promise<this> {
    const { token } = await this.call('userAccount.user:demoLogin', { user }, meta)
    this.token = token
    return this
  }
}
