import { Buffer } from './buffer.ts';
import { Emitter } from './emitter.ts';
import type { Tasks } from './tasks.ts';

/** Standard input, all of which is there from the start: as a stream in each of its forms, and line by line. */
export class Stdin extends Emitter {
  readonly fd = 0;
  readonly isTTY = false;
  readonly #bytes: Buffer;
  readonly #tasks: Tasks;
  #read = 0;
  #isText = false;
  #isFlowing = false;

  constructor(input: string, tasks: Tasks) {
    super();
    this.#bytes = Buffer.from(input);
    this.#tasks = tasks;
  }

  setEncoding(): this {
    this.#isText = true;
    return this;
  }

  resume(): this {
    this.#flow();
    return this;
  }

  pause(): this {
    return this;
  }

  /** What has not been read yet, null if nothing is left. */
  read(): string | Buffer | null {
    const rest = this.take();
    return rest.length === 0 ? null : this.#isText ? rest.toString() : rest;
  }

  /** The next bytes. */
  take(count = Infinity): Buffer {
    const rest = this.#bytes.slice(this.#read, Math.min(this.#bytes.length, this.#read + count));
    this.#read += rest.length;
    return rest;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator {
    const rest = await Promise.resolve(this.read());
    if (rest !== null) yield rest;
  }

  protected override onListener(name: string): void {
    if (name === 'data' || name === 'readable' || name === 'end') this.#flow();
  }

  #flow(): void {
    if (this.#isFlowing) return;
    this.#isFlowing = true;
    this.#tasks.later(() => {
      if (this.listenerCount('readable') > 0) {
        this.emit('readable');
        this.emit('readable'); // once more, for what reads until it gets null
      }
      const rest = this.listenerCount('data') > 0 ? this.read() : null;
      if (rest !== null) this.emit('data', rest);
      this.emit('end');
      this.emit('close');
    });
  }
}

type Answer = (line: string) => void;

/** What `readline.createInterface` returns. */
export class Lines extends Emitter {
  readonly #stdin: Stdin;
  readonly #tasks: Tasks;
  #lines: string[] | null = null;
  #given = 0;
  readonly #questions: Answer[] = [];
  #isClosed = false;
  #isWaiting = false;
  readonly #write: (text: string) => void;

  constructor(stdin: Stdin, { tasks, write }: { tasks: Tasks; write: (text: string) => void }) {
    super();
    this.#stdin = stdin;
    this.#tasks = tasks;
    this.#write = write;
  }

  question(prompt: string, ...given: unknown[]): void {
    const answer = given.at(-1) as Answer; // after the options, if there are any
    this.#write(prompt);
    this.#questions.push(answer);
    this.#go();
  }

  setPrompt(): void {}
  prompt(): void {}
  pause(): this {
    return this;
  }
  resume(): this {
    this.#go();
    return this;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#tasks.later(() => this.emit('close'));
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (let line = this.#next(); line !== undefined; line = this.#next()) yield await Promise.resolve(line);
  }

  protected override onListener(name: string): void {
    if (name === 'line' || name === 'close') this.#go();
  }

  #next(): string | undefined {
    this.#lines ??= linesOf(this.#stdin.take().toString());
    return this.#lines[this.#given++];
  }

  /** Gives lines in turns of their own, to a question if there is one: what takes a line may ask another. */
  #go(): void {
    if (this.#isWaiting || this.#isClosed) return;
    this.#isWaiting = true;
    this.#tasks.later(() => {
      this.#isWaiting = false;
      while (!this.#isClosed) {
        if (this.#questions.length === 0 && this.listenerCount('line') === 0 && this.listenerCount('close') === 0)
          return;
        const line = this.#next();
        if (line === undefined) return this.close();
        const answer = this.#questions.shift();
        if (!answer) {
          this.emit('line', line);
          continue;
        }
        answer(line);
        return this.#go();
      }
    });
  }
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
