/** Fields of a record in memory, by the layout that the manifest gives. Numbers are little-endian. */

import type { FieldLayout, Layout } from './manifest.ts'

interface Access {
  size: number
  get: (view: DataView, at: number) => number
  set: (view: DataView, at: number, value: number) => void
}

const TYPES: Readonly<Record<string, Access>> = {
  b1: { size: 1, get: (view, at) => view.getUint8(at), set: (view, at, value) => view.setUint8(at, value) },
  u1: { size: 1, get: (view, at) => view.getUint8(at), set: (view, at, value) => view.setUint8(at, value) },
  i1: { size: 1, get: (view, at) => view.getInt8(at), set: (view, at, value) => view.setInt8(at, value) },
  u2: { size: 2, get: (view, at) => view.getUint16(at, true), set: (view, at, value) => view.setUint16(at, value, true) },
  i2: { size: 2, get: (view, at) => view.getInt16(at, true), set: (view, at, value) => view.setInt16(at, value, true) },
  u4: { size: 4, get: (view, at) => view.getUint32(at, true), set: (view, at, value) => view.setUint32(at, value, true) },
  i4: { size: 4, get: (view, at) => view.getInt32(at, true), set: (view, at, value) => view.setInt32(at, value, true) },
  i8: {
    size: 8,
    get: (view, at) => Number(view.getBigInt64(at, true)),
    set: (view, at, value) => view.setBigInt64(at, BigInt(value), true),
  },
  u8: {
    size: 8,
    get: (view, at) => Number(view.getBigUint64(at, true)),
    set: (view, at, value) => view.setBigUint64(at, BigInt(value), true),
  },
  f4: { size: 4, get: (view, at) => view.getFloat32(at, true), set: (view, at, value) => view.setFloat32(at, value, true) },
  f8: { size: 8, get: (view, at) => view.getFloat64(at, true), set: (view, at, value) => view.setFloat64(at, value, true) },
}

/** A record at a place of a piece of memory. */
export class RecordView {
  private readonly view: DataView
  private readonly layout: Layout

  constructor(layout: Layout, bytes: Uint8Array, at = 0) {
    this.layout = layout
    this.view = new DataView(bytes.buffer, bytes.byteOffset + at, layout.size)
  }

  /** The number in a field; in a list of numbers, the one at `place`. */
  get(name: string, place = 0): number {
    const [field, access] = this.field(name)
    return access.get(this.view, field.offset + place * access.size)
  }

  set(name: string, value: number, place = 0): void {
    const [field, access] = this.field(name)
    access.set(this.view, field.offset + place * access.size, value)
  }

  /** The fields that hold a single number, by name. */
  numbers(): Record<string, number> {
    const single = Object.entries(this.layout.fields).filter(([, field]) => !field.shape.length)
    return Object.fromEntries(single.map(([name]) => [name, this.get(name)]))
  }

  private field(name: string): readonly [FieldLayout, Access] {
    const field = this.layout.fields[name]
    if (!field) throw new RangeError(`the record has no field ${name}; it has ${Object.keys(this.layout.fields).join(', ')}`)
    const access = TYPES[field.type]
    if (!access) throw new RangeError(`numbers of the type ${field.type} are not known here`)
    return [field, access]
  }
}
