type Listener = (...values: unknown[]) => void;

/** The part of Node's EventEmitter that programs use. */
export class Emitter {
  readonly #listeners = new Map<string, { listener: Listener; isOnce: boolean }[]>();

  on(name: string, listener: Listener): this {
    return this.#add(name, listener, false);
  }

  once(name: string, listener: Listener): this {
    return this.#add(name, listener, true);
  }

  addListener(name: string, listener: Listener): this {
    return this.on(name, listener);
  }

  off(name: string, listener: Listener): this {
    const left = (this.#listeners.get(name) ?? []).filter((one) => one.listener !== listener);
    this.#listeners.set(name, left);
    return this;
  }

  removeListener(name: string, listener: Listener): this {
    return this.off(name, listener);
  }

  removeAllListeners(name?: string): this {
    if (name === undefined) this.#listeners.clear();
    else this.#listeners.delete(name);
    return this;
  }

  listenerCount(name: string): number {
    return this.#listeners.get(name)?.length ?? 0;
  }

  emit(name: string, ...values: unknown[]): boolean {
    const called = this.#listeners.get(name) ?? [];
    for (const { listener, isOnce } of called) {
      if (isOnce) this.off(name, listener);
      listener.apply(this, values);
    }
    return called.length > 0;
  }

  #add(name: string, listener: Listener, isOnce: boolean): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, isOnce }]);
    this.onListener(name);
    return this;
  }

  /** Called for each new listener. */
  protected onListener(_name: string): void {}
}
