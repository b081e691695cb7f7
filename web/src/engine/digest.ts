/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104). Browsers keep their own from pages without TLS, and that is how most people
 * reach a table on their local network.
 */

const BLOCK = 64

const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter((number) => number > 1 && isPrime(number)).slice(0, 64)
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false
  return true
}

/** The first 32 bits after the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The message, a one, zeros, and its length in bits: whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK)
  const bytes = new Uint8Array(blocks * BLOCK)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n)
  return view
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(message)
  const state = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    spread(view, offset, words)
    mix(state, words)
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, place) => digest.setInt32(4 * place, word))
  return new Uint8Array(digest.buffer)
}

/** The words of a block, and those that follow from them. */
function spread(block: DataView, offset: number, words: Int32Array): void {
  for (let t = 0; t < 16; t++) words[t] = block.getInt32(offset + 4 * t)
  for (let t = 16; t < 64; t++) {
    const early = words[t - 15]!
    const late = words[t - 2]!
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[t] = words[t - 16]! + first + words[t - 7]! + second
  }
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[t]! + words[t]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word))
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message))
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner))
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
