import { asInput, type Problem } from '../problem/problem.ts';
import { type Input, inputFault, type Value } from '../values/values.ts';

/** A value in a text, and the line in which it begins. */
type Written = { value: Value; line: number };

/**
 * Reads a learner's own cases, in either form: a line with the arguments of a case as an array, or, as on the known
 * site, each argument as a value of its own, also with its name before it, and a class as its calls and their
 * arguments. Values may go over several lines.
 * @throws Error that says which line cannot be read
 */
export function parseOwnCases(text: string, problem: Pick<Problem, 'kind' | 'signature'>): Input[] {
  const { kind, signature } = problem;
  if (text.trim() === '') return [];
  if (kind === 'stdin') return [asInput(problem, text.endsWith('\n') ? text : `${text}\n`)];
  const values = valuesIn(text);
  const whole = values.map(({ value }) => value);
  const isWhole = (value: Value) =>
    Array.isArray(value) && (!signature || inputFault(asInput(problem, value), signature) === null);
  if (whole.every(isWhole) || !signature) return whole.map((value) => asInput(problem, value));
  const size = signature.kind === 'class' ? 2 : signature.method.parameters.length;
  // A case that was meant as a whole, and is not one, is told as such.
  const meant = size > 1 && whole.some(isWhole) ? 1 : size;
  return Array.from({ length: Math.ceil(values.length / meant) }, (_, index) => {
    const part = values.slice(index * meant, (index + 1) * meant);
    const line = part[0]?.line ?? 1;
    const fail = (fault: string) => new Error(`line ${line} of your own cases: ${fault}`);
    const given = part.map(({ value }) => value);
    const names =
      signature.kind === 'class'
        ? 'calls and arguments'
        : signature.method.parameters.map(({ name }) => name).join(', ');
    if (given.length < meant) throw fail(`a case has ${meant} values: ${names}`);
    const input = asInput(
      problem,
      meant === 1 && size > 1 ? given[0] : signature.kind === 'class' ? callsOf(given) : given,
    );
    const fault = inputFault(input, signature);
    if (fault !== null) throw fail(fault);
    return input;
  });
}

/** `["Stack","push"]` and `[[],[1]]` are the calls `[["Stack"],["push",1]]`. */
function callsOf([names, values]: Value[]): Value[] {
  if (!Array.isArray(names) || !Array.isArray(values)) return [];
  return names.map((name, index) => [name, ...((values[index] as Value[] | undefined) ?? [])]); // inputFault checks them
}

const WORDS: Record<string, Value> = { true: true, false: false, null: null, True: true, False: false, None: null };
const NAMED = /[A-Za-z_]\w*\s*(?:=|:)\s*/y;
const WORD = /[A-Za-z]+/y;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;

/** @throws Error that says which line cannot be read */
function valuesIn(text: string): Written[] {
  let at = 0;
  const lineAt = (place: number) => text.slice(0, place).split('\n').length;
  const fail = (place: number) =>
    new Error(`line ${lineAt(place)} of your own cases: it is not an array such as [[1, 2], 3], or a value such as 3`);
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  const blanks = () => skip(/[\s,;]*/y);

  function value(): Value {
    const start = at;
    const string = skip(STRING);
    if (string !== undefined) return unquoted(string, () => fail(start));
    const number = skip(NUMBER);
    if (number !== undefined)
      return Number.isSafeInteger(Number(number)) || /[.eE]/.test(number) ? Number(number) : number;
    const word = skip(WORD);
    if (word !== undefined) {
      if (!(word in WORDS)) throw fail(start);
      return WORDS[word] ?? null;
    }
    if (text[at] !== '[') throw fail(start);
    at++;
    const items: Value[] = [];
    for (;;) {
      blanks();
      if (text[at] === ']') break;
      if (at >= text.length) throw fail(start);
      items.push(value());
    }
    at++;
    return items;
  }

  const found: Written[] = [];
  for (blanks(); at < text.length; blanks()) {
    skip(NAMED);
    const line = lineAt(at);
    found.push({ value: value(), line });
  }
  return found;
}

function unquoted(text: string, fail: () => Error): string {
  const inner = text.startsWith("'")
    ? text.slice(1, -1).replaceAll(/\\'|"/g, (sign) => (sign === '"' ? '\\"' : "'"))
    : text.slice(1, -1);
  try {
    return JSON.parse(`"${inner}"`) as string; // it is quoted
  } catch {
    throw fail();
  }
}
