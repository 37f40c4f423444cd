import type { Signature } from '../values/signature.ts';
import type { Input, Value } from '../values/values.ts';

/**
 * The protocol between the judge and a driver. On standard input: a line with a mark and the number of repetitions of
 * each case, then a line of JSON for each case, with its arguments or calls. For measurements a case may have several
 * inputs, separated by tabs: the repetitions use them in turn, so that branch prediction does not adapt to one of them.
 * On standard output, after what the learner's program prints during a case: a line with the mark, the nanoseconds of
 * all repetitions together, and the last answer as JSON.
 */
export type CaseRun = { answer: Value; nanoseconds: number; printed: string };

export function driverInput(mark: string, cases: readonly (readonly Input[])[], repeat = 1): string {
  const lines = cases.map((inputs) =>
    inputs
      .map((input) => JSON.stringify('args' in input ? input.args : 'calls' in input ? input.calls : []))
      .join('\t'),
  );
  return [`${mark} ${repeat}`, ...lines, ''].join('\n');
}

/** Parses the output of a driver chunk by chunk, and yields each case as it is completed. */
export class DriverOutput {
  readonly #mark: string;
  #text = '';

  constructor(mark: string) {
    this.#mark = `\n${mark} `;
  }

  *take(chunk: string): Generator<CaseRun> {
    this.#text += chunk;
    for (;;) {
      const start = this.#text.indexOf(this.#mark);
      const end = start < 0 ? -1 : this.#text.indexOf('\n', start + this.#mark.length);
      if (end < 0) return;
      const [nanoseconds = '', answer = ''] = split(this.#text.slice(start + this.#mark.length, end));
      const printed = this.#text.slice(0, start);
      this.#text = this.#text.slice(end + 1);
      yield { answer: JSON.parse(answer) as Value, nanoseconds: Number(nanoseconds), printed }; // a driver writes JSON
    }
  }

  /** The output of a case that did not finish. */
  get rest(): string {
    return this.#text;
  }
}

function split(line: string): string[] {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}

/** The signature for drivers that inspect types at run time. */
export const describeSignature = (signature: Signature) => {
  const describe = ({ name, parameters, returns }: Extract<Signature, { kind: 'function' }>['method']) => ({
    name,
    types: parameters.map(({ type }) => [type.base, type.depth]),
    inPlace: parameters.flatMap(({ isInPlace }, index) => (isInPlace ? [index] : [])),
    isVoid: returns.base === 'void',
    returns: returns.base,
  });
  return signature.kind === 'function'
    ? {
        method: describe(signature.method),
        decoder: signature.decoder && describe(signature.decoder),
        constructor: null,
        methods: [],
      }
    : {
        method: null,
        decoder: null,
        constructor: describe(signature.constructor),
        methods: signature.methods.map(describe),
      };
};
