/** Thrown by `process.exit`, so that nothing of the program runs after it. */
export class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`process.exit(${code})`);
    this.code = code;
  }
}

/** What a program has still to do: its timers, and the input that it waits for. It has ended when nothing is left. */
export class Tasks {
  #left = 0;
  #failure: { error: unknown } | null = null;
  hasExited = false;
  readonly #timers = new Map<unknown, () => void>();

  /** Runs a function in a turn of its own. */
  later(task: () => void, milliseconds = 0): unknown {
    this.#left++;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.run(task);
      this.#left--;
    }, milliseconds);
    this.#timers.set(timer, () => this.#left--);
    return timer;
  }

  cancel(timer: unknown): void {
    const forget = this.#timers.get(timer);
    if (!forget) return;
    forget();
    this.#timers.delete(timer);
    clearTimeout(timer as number); // as `later` returned it
  }

  /** Runs a function, unless the program has ended; its error ends the program. */
  run(task: () => void): void {
    if (this.hasExited || this.#failure) return;
    try {
      task();
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    if (error instanceof Exit) this.hasExited = true;
    this.#failure ??= { error };
  }

  /** Waits until nothing is left. @throws the error that ended the program, unless it exited without one */
  async end(): Promise<void> {
    for (let idle = 0; idle < 2 && !this.#failure;) {
      await new Promise((done) => setTimeout(done));
      idle = this.#left > 0 ? 0 : idle + 1;
    }
    const error = this.#failure?.error;
    if (this.#failure && !(error instanceof Exit && error.code === 0)) throw error;
  }
}
