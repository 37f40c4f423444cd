/** Text that is put into a program at places of it, none of it with a line break: every line keeps its number. */
export class Insertions {
  readonly #source: string;
  readonly #inserted: { at: number; order: number; text: string }[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Texts inserted at the same index stay in the order of the calls. */
  insert(at: number, text: string): void {
    this.#inserted.push({ at, order: this.#inserted.length, text });
  }

  /** Puts text before and after a part; parts at the same place are within each other as they were wrapped, outer first. */
  wrap({ from, to }: { from: number; to: number }, before: string, after: string): void {
    this.insert(from, before);
    this.#inserted.push({ at: to, order: -this.#inserted.length, text: after });
  }

  lineAt(place: number): number {
    return this.#source.slice(0, place).split('\n').length;
  }

  apply(): string {
    let text = '';
    let last = 0;
    // What closes a part stands before what begins at the same place.
    for (const { at, text: inserted } of this.#inserted.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
      text += this.#source.slice(last, at) + inserted;
      last = at;
    }
    return text + this.#source.slice(last);
  }
}
