/** Soft sounds, made on the spot; only where somebody wants them. */

import type { Sound } from '../games/contract'
import { preferences } from './preferences.svelte'

type Tone = { at: number; pitch: number; length: number; kind?: OscillatorType; loud?: number }

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [{ at: 0, pitch: 659, length: 0.25 }, { at: 0.13, pitch: 880, length: 0.35 }],
  place: [{ at: 0, pitch: 196, length: 0.12, kind: 'triangle' }, { at: 0.02, pitch: 392, length: 0.06 }],
  card: [{ at: 0, pitch: 1240, length: 0.04, kind: 'triangle', loud: 0.4 }],
  dice: [0, 0.07, 0.13, 0.22].map((at) => ({ at, pitch: 280 + at * 500, length: 0.05, kind: 'square' as const, loud: 0.25 })),
  points: [523, 659, 784].map((pitch, step) => ({ at: step * 0.07, pitch, length: 0.2 })),
  storm: [{ at: 0, pitch: 92, length: 0.8, kind: 'sawtooth', loud: 0.35 }],
  end: [523, 659, 784, 1047].map((pitch, step) => ({ at: step * 0.14, pitch, length: 0.5 })),
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!preferences.sound || navigator.userActivation?.hasBeenActive === false) return  // browsers stay silent before a first press
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const tone of SOUNDS[sound]) ring(context, tone)
}

function ring(audio: AudioContext, { at, pitch, length, kind = 'sine', loud = 1 }: Tone): void {
  const start = audio.currentTime + at
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = kind
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.12 * loud, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length + 0.05)
}
