import { type Token, tokensOf } from './tokens.ts';

/** A source with other texts in some lines. */
export type Rewritten = {
  source: string;
  /** The column in the original source of a column in this one; both count from 1, as lines do. */
  columnOf(line: number, column: number): number;
};

/**
 * In WebAssembly `long` has 32 bits, and 64 in everybody's compiler. Reads it as `long long`, with the literals, limits,
 * functions and formats that belong to it. `size_t` and pointers stay as they are, with 32 bits. What a tracer has put
 * before the program stays as it is.
 */
export function wideLong(source: string): Rewritten {
  const line = /^#line 1 "solution\.\w+"\n/m.exec(source);
  const start = line ? line.index + line[0].length : 0;
  const wide = withWideLong(source.slice(start));
  return { ...wide, source: source.slice(0, start) + wide.source };
}

function withWideLong(source: string): Rewritten {
  const tokens = tokensOf(source).filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const edits = new Map<number, { length: number; text: string }>();
  const replace = ({ at, text }: Token, by: string) => edits.set(at, { length: text.length, text: by });
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
    const isMember = before === '.' || (before === '>' && tokens[index - 2]?.text === '-');
    if (token.text === 'long') {
      if (![before, after].some((text) => text === 'long' || text === 'double')) replace(token, 'long long');
    } else if (token.kind === 'name' && !isMember) {
      const wide = WIDE_NAMES.get(token.text) ?? token.text.replace(BUILTIN, '$1ll$2');
      if (wide !== token.text) replace(token, wide);
    } else if (token.kind === 'number') {
      const wide = token.text.replace(LONG_LITERAL, '$1$2$2$3');
      if (wide !== token.text) replace(token, wide);
    } else if (token.kind === 'string' && token.text.includes('%')) {
      const wide = token.text.replaceAll(LONG_FORMAT, '$1ll');
      if (wide !== token.text) replace(token, wide);
    }
  }
  for (const { at, text } of castsOfPrinted(tokens)) {
    const known = edits.get(at);
    edits.set(at, { length: known?.length ?? 0, text: text + (known?.text ?? '') });
  }
  return rewritten(source, edits);
}

const WIDE_NAMES = new Map([
  ...['LONG_MAX', 'LONG_MIN', 'LONG_WIDTH'].map((name): [string, string] => [name, `L${name}`]),
  ...[
    ['ULONG_MAX', 'ULLONG_MAX'],
    ['__LONG_MAX__', '__LONG_LONG_MAX__'],
    ['stol', 'stoll'],
    ['stoul', 'stoull'],
    ['strtol', 'strtoll'],
    ['strtoul', 'strtoull'],
    ['atol', 'atoll'],
    ['labs', 'llabs'],
    ['ldiv', 'lldiv'],
    ['ldiv_t', 'lldiv_t'],
    ['lround', 'llround'],
    ['lrint', 'llrint'],
  ].map(([name = '', wide = '']): [string, string] => [name, wide]),
]);

const BUILTIN = /^(__builtin_(?:popcount|clz|ctz|ffs|parity|clrsb|[su](?:add|sub|mul)))l(_overflow)?$/;

/** An integer with a single `l` in its suffix. */
const LONG_LITERAL = /^((?:0[xX][\da-fA-F']+|0[bB][01']+|[\d']+)[uU]?)([lL])([uU]?)$/;

/** The length `l` of a whole number in a format. */
const LONG_FORMAT = /(%[-+ #0']*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?)l(?=[diuoxX])/g;

/** Which argument of a function is its format. */
const PRINTING = new Map([
  ['printf', 0],
  ['fprintf', 1],
  ['sprintf', 1],
  ['snprintf', 2],
]);
const CONVERSION = /%(?:%|([-+ #0']*)(\d+|\*)?(\.(?:\d+|\*)?)?(hh|h|ll|l|j|z|t|L)?([a-zA-Z]))/g;

/**
 * Casts of the arguments that are printed with `%ld` and its like: where they are a size of 32 bits, the format would
 * read twice as much.
 */
function castsOfPrinted(tokens: readonly Token[]): { at: number; text: string }[] {
  return tokens.flatMap((token, index) => {
    const place = PRINTING.get(token.text);
    if (place === undefined || tokens[index + 1]?.text !== '(') return [];
    const given = argumentsAt(tokens, index + 2);
    const format = given?.[place];
    if (!given || format?.length !== 1 || format[0]?.kind !== 'string') return [];
    const wanted = [...format[0].text.matchAll(CONVERSION)].flatMap(([text, , width = '', precision = '', size]) => {
      if (text === '%%') return [];
      const stars = [width, precision].filter((part) => part.includes('*')).map(() => false);
      return [...stars, size === 'l' && /[diuoxX]$/.test(text)];
    });
    const values = given.slice(place + 1);
    if (values.length !== wanted.length) return [];
    return values.flatMap((value, position) => {
      const [first, last] = [value[0], value.at(-1)];
      if (!wanted[position] || !first || !last) return [];
      return [
        { at: first.at, text: '(long long)(' },
        { at: last.at + last.text.length, text: ')' },
      ];
    });
  });
}

/** The arguments of a call from its first token on, or null if it does not end. */
function argumentsAt(tokens: readonly Token[], start: number): Token[][] | null {
  const given: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(start, start + 2000)) {
    if (depth === 0 && token.text === ')') return given;
    if (depth === 0 && token.text === ',') {
      given.push([]);
      continue;
    }
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text)) depth--;
    given.at(-1)?.push(token);
  }
  return null;
}

function rewritten(source: string, edits: ReadonlyMap<number, { length: number; text: string }>): Rewritten {
  /** By line: from which column on, counted in the new line, how much longer it is than before. */
  const longer = new Map<number, { column: number; by: number }[]>();
  let [line, lineStart, written, copied] = [1, 0, '', 0];
  for (const [at, { length, text }] of [...edits].toSorted(([a], [b]) => a - b)) {
    written += source.slice(copied, at) + text;
    copied = at + length;
    for (let end = source.indexOf('\n', lineStart); end !== -1 && end < at; end = source.indexOf('\n', lineStart)) {
      line++;
      lineStart = end + 1;
    }
    const before = longer.get(line) ?? [];
    const by = text.length - length + (before.at(-1)?.by ?? 0);
    longer.set(line, [...before, { column: copied - lineStart + by, by }]);
  }
  return {
    source: written + source.slice(copied),
    columnOf(ofLine, column) {
      const last = longer.get(ofLine)?.findLast((one) => one.column < column);
      return column - (last?.by ?? 0);
    },
  };
}
