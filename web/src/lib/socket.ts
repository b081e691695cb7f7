/** The connection to a table: it comes back by itself, and a request that was not answered is sent again. */

import type { Answer, Done, Failed, Previewed, Request } from './messages'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused'

/** What a request says besides its type and id. */
export type Fields<Type extends Request['type']> = Omit<Extract<Request, { type: Type }>, 'id' | 'type'>

interface Waiting {
  message: string
  answer: (answer: Done | Previewed) => void
  fail: (refusal: Failed) => void
}

export interface ConnectionEvents {
  message: (message: Answer) => void
  state: (state: ConnectionState, refusal: Failed | null) => void
  /** The last version that the page has seen, and its language. */
  since: () => number
  language: () => string
}

/** Refusals at the door that will not go away by trying again. */
const FINAL = ['unknown-table', 'damaged-table', 'foreign-origin', 'bad-language']
const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const SILENCE = 25_000

export class Connection {
  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, Waiting>()
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private closed = false
  private joined = false
  private number = 0
  private readonly prefix = Math.random().toString(36).slice(2, 10)

  constructor(private readonly table: string, private readonly events: ConnectionEvents) {
    this.open()
    this.pulse = setInterval(() => this.check(), SILENCE)
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Ask something of the table; the promise is kept after a lost connection, too. */
  ask<Type extends Request['type']>(type: Type, fields: Fields<Type>): Promise<Done | Previewed> {
    const id = `${this.prefix}-${++this.number}`
    const message = JSON.stringify({ type, id, ...fields })
    return new Promise((answer, fail) => {
      this.waiting.set(id, { message, answer, fail })
      if (this.joined) this.socket?.send(message)
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private open(): void {
    const { protocol, host } = location
    const query = new URLSearchParams({ since: String(this.events.since()), language: this.events.language() })
    const socket = new WebSocket(`${protocol.replace('http', 'ws')}//${host}/api/tables/${this.table}/socket?${query}`)
    this.socket = socket
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Answer)
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  private receive(message: Answer): void {
    if (message.type === 'snapshot') this.join()
    if (message.type === 'done' || message.type === 'previewed') this.settle(message.id, (one) => one.answer(message))
    else if (message.type === 'failed') {
      if (message.id !== null) this.settle(message.id, (one) => one.fail(message))
      else if (!this.joined) this.refuse(message)
    } else this.events.message(message)
  }

  private join(): void {
    this.joined = true
    this.wait = FIRST_WAIT
    this.events.state('open', null)
    for (const one of this.waiting.values()) this.socket?.send(one.message)
  }

  private settle(id: string, how: (waiting: Waiting) => void): void {
    const one = this.waiting.get(id)
    this.waiting.delete(id)
    if (one) how(one)
  }

  private refuse(refusal: Failed): void {
    if (!FINAL.includes(refusal.slug)) return
    this.closed = true
    this.events.state('refused', refusal)
  }

  private lost(): void {
    this.joined = false
    if (this.closed) return
    this.events.state('lost', null)
    this.timer = setTimeout(() => this.open(), this.wait)
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7)
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden) return
    if (this.joined) this.check()
    else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.timer)
      this.wait = FIRST_WAIT
      this.open()
    }
  }

  /** Is anybody there? A line that stays silent is given up. */
  private check(): void {
    if (!this.joined || this.closed) return
    const socket = this.socket
    const answered = this.ask('ping', {}).catch(() => undefined)
    const late = setTimeout(() => {
      if (this.socket === socket) socket?.close()
    }, 5000)
    void answered.then(() => clearTimeout(late))
  }
}
