/** Text to insert into a program. It must not contain line breaks, so that every line keeps its number. */
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

  /** Inserts text before and after a part. If parts share an end, the first wrapped is the outer one. */
  wrap({ from, to }: { from: number; to: number }, before: string, after: string): void {
    this.insert(from, before);
    this.#inserted.push({ at: to, order: -this.#inserted.length, text: after });
  }

  /** The line of an index, from 1. */
  lineAt(index: number): number {
    return this.#source.slice(0, index).split('\n').length;
  }

  apply(): string {
    let text = '';
    let last = 0;
    // Text that closes a part comes before text that opens one at the same index.
    for (const { at, text: inserted } of this.#inserted.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
      text += this.#source.slice(last, at) + inserted;
      last = at;
    }
    return text + this.#source.slice(last);
  }
}
