/** Give the reader a file. */
export function save(name: string, content: BlobPart, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
