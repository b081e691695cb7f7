/** Forms: what the numbers of a row mean, as JSON and in notation. */

import { kindOf, type Kind } from './kinds.ts'
import type { Data } from './json.ts'
import type { FieldDeclaration, FormDeclaration } from './manifest.ts'
import { HIDDEN, NONE, WRITTEN, type Row } from './rows.ts'

/** A named value of a form: in which column it stands, and in how many if it is a list. */
export class Field {
  readonly name: string
  readonly kind: Kind
  readonly column: number
  readonly most: number
  readonly secret: boolean

  constructor(declared: FieldDeclaration) {
    this.name = declared.name
    this.kind = kindOf(declared.of)
    this.column = declared.column
    this.most = declared.most
    this.secret = declared.secret
  }

  /** The values of a list. */
  values(row: Row): number[] {
    const found = []
    for (let column = this.column; column < this.column + this.most; column++) {
      if (row[column] !== NONE) found.push(row[column]!)
    }
    return found
  }

  /** The field in JSON. */
  data(row: Row): unknown {
    return this.most ? this.values(row).map((value) => this.kind.data(value)) : this.kind.data(row[this.column]!)
  }

  /** The field in notation. */
  words(row: Row): string {
    const values = this.most ? this.values(row) : [row[this.column]!]
    return values.map((value) => (value === NONE ? '-' : this.kind.word(value))).join(' ')
  }
}

/** A move as somebody wrote it: its row, and the words in it that name nothing. */
export interface Written {
  readonly row: readonly number[]
  readonly words: ReadonlyMap<string, string>
}

/** One form: its name, its fields in the order of their columns, and how notation writes it. */
export class Form {
  readonly code: number
  readonly name: string
  readonly fields: readonly Field[]
  readonly template: readonly string[]
  readonly secrets: readonly Field[]
  private readonly width: number
  private readonly byName: ReadonlyMap<string, Field>

  constructor(declared: FormDeclaration, code: number, width: number) {
    this.code = code
    this.name = declared.name
    this.fields = declared.fields.map((field) => new Field(field))
    this.template = declared.template
    this.secrets = this.fields.filter((field) => field.secret)
    this.width = width
    this.byName = new Map(this.fields.map((field) => [field.name, field]))
  }

  /** The fields of a row in JSON; secrets that were taken out of it are left out. */
  data(row: Row): Data {
    const data: Data = {}
    for (const field of this.fields) if (row[field.column] !== HIDDEN) data[field.name] = field.data(row)
    return data
  }

  /** A row in notation. */
  text(row: Row): string {
    const words = this.template.map((part) => this.field(part)?.words(row) ?? part)
    return words.filter((word) => word).join(' ')
  }

  /** The row that words of the notation stand for, null if they are not of this form. */
  read(words: readonly string[]): Written | null {
    const listed = this.template.filter((part) => (this.field(part)?.most ?? 0) > 0).length
    const spare = words.length - (this.template.length - listed)
    if (spare < listed || (!listed && spare)) return null
    const row: number[] = Array(this.width).fill(NONE)
    row[0] = this.code
    const unknown = new Map<string, string>()
    const rest = [...words]
    for (const part of this.template) {
      const field = this.field(part)
      if (!field) {
        if (rest.shift() !== part) return null
        continue
      }
      const taken = rest.splice(0, field.most ? spare : 1)
      if (field.most && taken.length > field.most) return null
      for (const [place, word] of taken.entries()) {
        const value = field.kind.read(word)
        if (value === null) return null
        row[field.column + place] = value
        if (value === WRITTEN) unknown.set(field.name, word)
      }
    }
    return { row, words: unknown }
  }

  private field(part: string): Field | undefined {
    return part.startsWith('{') ? this.byName.get(part.slice(1, -1)) : undefined
  }
}

/** The forms of one sort, numbered in the order of their declaration. */
export class Forms {
  readonly forms: readonly Form[]

  constructor(declared: readonly FormDeclaration[], width: number) {
    this.forms = declared.map((form, code) => new Form(form, code, width))
  }

  /** The form of a row. */
  of(row: Row): Form {
    return this.forms[row[0]!]!
  }

  named(name: string): Form | undefined {
    return this.forms.find((form) => form.name === name)
  }
}
