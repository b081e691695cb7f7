/** The connection to a table: it comes back by itself, and a request that was not answered is sent again. */

import { decode } from '@msgpack/msgpack'

import { renew } from './offline.svelte'
import { PROTOCOL, type Answer, type Done, type Failed, type Previewed, type Request, type SentMatch } from './messages'
import { KnownViews, UnfitPatch } from './views'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused'

/** How the match comes: as bytes for a game whose engine is here, as JSON otherwise. */
export type Format = 'bytes' | 'json'

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
const FINAL = ['unknown-table', 'damaged-table', 'other-rules', 'banned', 'foreign-origin', 'bad-language', 'old-page']
const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const SILENCE = 12_000
/** How long an answer may take before somebody asks whether anybody is there, and how long that answer may take. */
const PATIENCE = 2000
const LAST_PATIENCE = 2500
/** How long a table may take to open, at first; the slower the network, the longer. */
const FIRST_OPENING = 4000
const LONGEST_OPENING = 30_000
const SLOWER = 1.7
/** Kept by a tab while it loads itself anew because it was too old. */
const RELOADED = 'tablee.reloaded'

export class Connection {
  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, Waiting>()
  private wait = FIRST_WAIT
  private opening = FIRST_OPENING
  /** How often nobody answered: a proxy may try another node then. */
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private unanswered: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private closed = false
  private joined = false
  private number = 0
  private readonly prefix = Math.random().toString(36).slice(2, 10)
  private readonly views = new KnownViews()

  constructor(private readonly table: string, private readonly events: ConnectionEvents, private readonly format: Format = 'json') {
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
      if (!this.joined) return
      this.socket?.send(message)
      if (type !== 'ping') this.expect(id)
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.unanswered)
    clearInterval(this.pulse)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private open(): void {
    const { protocol, host } = location
    const query = new URLSearchParams({
      since: String(this.events.since()),
      language: this.events.language(),
      format: this.format,
      protocol: String(PROTOCOL),
      ...(this.attempt ? { attempt: String(this.attempt) } : {}),
    })
    const socket = new WebSocket(`${protocol.replace('http', 'ws')}//${host}/api/tables/${this.table}/socket?${query}`)
    this.socket = socket
    socket.binaryType = 'arraybuffer'
    socket.onmessage = (event) => this.receive(socket, event.data as string | ArrayBuffer)
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
    this.unanswered = setTimeout(() => {
      this.opening = Math.min(LONGEST_OPENING, this.opening * SLOWER)
      this.giveUp(socket)
    }, this.opening)
  }

  /** Leave a line on which nobody answers: whoever does not answer does not say goodbye, either. */
  private giveUp(socket: WebSocket | null): void {
    if (this.socket !== socket || this.closed) return
    this.attempt += 1
    this.socket = null
    socket?.close()
    this.lost()
  }

  /** An answer that does not come may only be slow: then somebody is there who says so. */
  private expect(id: string): void {
    setTimeout(() => this.waiting.has(id) && this.check(), PATIENCE)
  }

  private receive(socket: WebSocket, data: string | ArrayBuffer): void {
    if (this.socket !== socket) return
    try {
      this.take(typeof data === 'string' ? (JSON.parse(data) as Answer) : this.unpacked(decode(data) as Answer))
    } catch (error) {
      if (!(error instanceof UnfitPatch)) throw error
      socket.close()
    }
  }

  /** A message that came as bytes, every view in it whole. */
  private unpacked(message: Answer): Answer {
    if ((message.type !== 'snapshot' && message.type !== 'update') || !message.match) return message
    const match = message.match as SentMatch
    return { ...message, match: message.type === 'snapshot' ? this.views.whole(match) : this.views.changed(match) }
  }

  private take(message: Answer): void {
    if (message.type === 'snapshot') this.join()
    if (message.type === 'done' || message.type === 'previewed') this.settle(message.id, (one) => one.answer(message))
    else if (message.type === 'failed') {
      if (message.id !== null) this.settle(message.id, (one) => one.fail(message))
      else if (!this.joined) this.refuse(message)
    } else this.events.message(message)
  }

  private join(): void {
    this.joined = true
    clearTimeout(this.unanswered)
    ;[this.wait, this.opening] = [FIRST_WAIT, FIRST_OPENING]
    forgetReload()
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
    if (refusal.slug !== 'old-page' || !reloadOnce()) this.events.state('refused', refusal)
  }

  private lost(): void {
    this.joined = false
    clearTimeout(this.unanswered)
    if (this.closed) return
    this.events.state('lost', null)
    // Not all at once, where a house has stood still for a moment with everybody at it.
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()))
    this.wait = Math.min(LONGEST_WAIT, this.wait * SLOWER)
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
    const late = setTimeout(() => this.giveUp(socket), LAST_PATIENCE)
    void answered.then(() => clearTimeout(late))
  }
}

/** Load the newest page there is, unless that was done already and did not help; whether it was done. */
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === String(PROTOCOL)) return false
    sessionStorage.setItem(RELOADED, String(PROTOCOL))
  } catch {
    return false
  }
  void renew()
  return true
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
