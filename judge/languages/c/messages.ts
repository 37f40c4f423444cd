import { namesOfMethods, type Signature } from '#judge/values/signature.ts';
import { withoutTexts } from './tokens.ts';

type Compiled = {
  /** The program as the learner wrote it. */
  source: string;
  signature: Signature | null;
  /** The column in that source of a column in the compiled one. */
  columnOf(line: number, column: number): number;
};

const PLACE = /^(solution|driver)\.(cpp|c):(\d+):(\d+): (?:fatal )?(error|warning|note): (.*)$/;

/**
 * What the compiler says of a program, in terms of what the learner wrote: with the lines and columns of that, and
 * about the judge's own code only what the learner has to change.
 */
export function compilerMessage(text: string, compiled: Compiled): string {
  const lines = text.split('\n').map((line) => ({ line, place: PLACE.exec(line) }));
  const hasErrors = lines.some(({ place }) => place?.[5] === 'error') || /wasm-ld: error/.test(text);
  const said = new Set<string>();
  for (const { line, place } of lines) {
    if (place) {
      const [, file, ending = '', row = '', column = '', kind = '', message = ''] = place;
      if (kind === 'warning' && hasErrors) continue;
      if (file === 'driver') {
        if (kind === 'error') said.add(`error: ${ofDriver(message, compiled)}`);
      } else said.add(inSource({ ending, row: Number(row), column: Number(column), kind, message }, compiled));
    } else {
      const missing = /undefined symbol: (\w+)/.exec(line)?.[1];
      if (missing !== undefined) said.add(`error: ${lacking('function', missing, compiled)}`);
      else if (!/^\d+ (error|warning)s?\b|^(In file included )?from |^\/usr\/|^\s*$|^prelude\.h/.test(line))
        said.add(line);
    }
  }
  return said.size > 0 ? `${[...said].join('\n')}\n` : text;
}

type Place = { ending: string; row: number; column: number; kind: string; message: string };

function inSource({ ending, row, column, kind, message }: Place, { source, columnOf }: Compiled): string {
  const at = columnOf(row, column);
  const code = source.split('\n')[row - 1];
  const head = `solution.${ending}:${row}:${at}: ${kind}: ${message}`;
  if (code === undefined || kind === 'warning') return head;
  const number = String(row).padStart(5);
  const caret = code.slice(0, at - 1).replaceAll(/[^\t]/g, ' ');
  return `${head}\n${number} | ${code}\n      | ${caret}^`;
}

function ofDriver(message: string, compiled: Compiled): string {
  const method = /no member named '(\w+)' in '([\w:]+)'/.exec(message);
  if (method?.[1] !== undefined) return lacking(`method`, method[1], compiled, `class ${method[2] ?? ''}`);
  const hidden = /'(\w+)' is a (?:private|protected) member of '([\w:]+)'/.exec(message);
  if (hidden) return `${hidden[1] ?? ''} is private in your class ${hidden[2] ?? ''}: write public: before it`;
  const unknown = /(?:unknown type name|use of undeclared identifier|call to undeclared function) '(\w+)'/.exec(
    message,
  );
  if (unknown?.[1] !== undefined) {
    const kind = /^[A-Z]/.test(unknown[1]) ? 'class' : 'function';
    return lacking(kind, unknown[1], compiled);
  }
  const { signature } = compiled;
  const names = signature ? namesOfMethods(signature).join(', ') : 'the program';
  return `${names} cannot be called with the parameters of the problem, or returns another type: ${message}`;
}

const NO_FUNCTION = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'main']);

/** Says what is missing, and what there is that may be meant. */
function lacking(kind: string, name: string, { source }: Compiled, of = 'program'): string {
  const text = withoutTexts(source);
  const declared =
    kind === 'class'
      ? [...text.matchAll(/\b(?:class|struct)\s+(\w+)[^;(){}]*\{/g)]
      : [...text.matchAll(/\b([A-Za-z_]\w*)\s*\([^;{}]*\)\s*(?:const\s*)?(?:noexcept\s*)?(?:->[^;{}]*)?\{/g)];
  const names = [...new Set(declared.map(([, found = '']) => found))].filter(
    (found) => !NO_FUNCTION.has(found) && !of.endsWith(` ${found}`),
  );
  const others = names.length > 0 ? `; it has ${names.slice(0, 5).join(', ')}` : '';
  return `your ${of} has no ${kind} ${name}${others}`;
}
