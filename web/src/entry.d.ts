/** The address of a script (`packing/entry.ts`). */
declare module '*?entry' {
  const address: string
  export default address
}
