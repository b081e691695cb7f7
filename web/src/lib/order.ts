/** Work that is done in the order in which it came, where some of it has to wait for something. */
export class InOrder {
  private last: Promise<void> | null = null

  /** Whether something waits; whoever comes now comes after it. */
  get isWaiting(): boolean {
    return this.last !== null
  }

  /** Do it once `ready`, and after everything that came before; what fails is told, and the rest goes on. */
  add(ready: Promise<unknown> | null, work: () => void, failed: (error: unknown) => void): void {
    const turn = Promise.all([this.last, ready])
      .then(work)
      .catch(failed)
      // Without a value: a promise would be waited for, and this one may wait for us.
      .then(() => {
        if (this.last === turn) this.last = null
      })
    this.last = turn
  }
}
