import type { Language } from '#judge/languages/languages.ts';
import type { Variables } from '../trace.ts';

/** What a program uses as an index of a list or a text, such as `i` or `i - 1`, and as the two indexes of a matrix. */
export type IndexUse = { singles: ReadonlySet<string>; pairs: readonly (readonly [string, string])[] };
/** By the name of the list, without a leading `self.` or `this.`. */
export type IndexUses = ReadonlyMap<string, IndexUse>;

/** A variable or a field, possibly with a fixed offset: `i`, `i + 1`, `--top`, `this.size - 1`. */
const INDEX = /^(?:\+\+|--)?\s*(?:self\.|this\.|this->)?([A-Za-z_]\w*)(?:\+\+|--)?(?:\s*([+-])\s*(\d+))?$/;

function indexIn(text: string): string | null {
  const [, name, sign, number] = INDEX.exec(text.trim()) ?? [];
  if (name === undefined || name === '_') return null;
  return sign === undefined ? name : `${name} ${sign} ${number ?? 0}`;
}

const nameIn = (index: string): string => index.split(' ')[0] ?? index;

/** The current value of an index such as `i - 1`; null if its variable is missing or not an integer. */
export function indexValue(index: string, variables: Variables): number | null {
  const [name = '', sign, number = '0'] = index.split(' ');
  const value = variables[name];
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  return value + (sign === '-' ? -Number(number) : Number(number));
}

const LIST = String.raw`([A-Za-z_]\w*)`;
const BRACKETS = new RegExp(
  String.raw`(\b(?:int|long|char|bool|double|float|auto|string|size_t|new)\s+)?${LIST}\)?((?:\[[^[\]]*\])+)`,
  'g',
);
/** Calls that take indexes: all arguments for the first pattern, only the first argument for the second. */
const CALLS = [
  new RegExp(String.raw`${LIST}\)?(?:\.|->)(?:at|charAt|charCodeAt|codePointAt|slice|substring)\(([^()]*)\)`, 'g'),
  new RegExp(String.raw`${LIST}\)?(?:\.|->)(?:substr)\(([^(),]*)`, 'g'),
];
/** Loops over all indexes, with the order in which the pattern finds the index variable and the list. */
const LOOPS: readonly [RegExp, 'index first' | 'list first'][] = [
  [/\bfor\s+\(?\s*(\w+)\s*,[^:\n]*?\bin\s+enumerate\(\s*(?:self\.)?(\w+)\s*[,)]/g, 'index first'],
  [/\bfor\s+(\w+)\s+in\s+range\([^:\n]*?\blen\(\s*(?:self\.)?(\w+)\s*\)/g, 'index first'],
  [/\b(\w+)\s*<=?\s*len\(\s*(?:self\.)?(\w+)\s*\)/g, 'index first'],
  [/\b(\w+)\s*<=?\s*(?:\(int\)\s*)?(?:this(?:\.|->))?(\w+)(?:\.|->)(?:length|size)\b/g, 'index first'],
  [/\b(?:of|in)\s+(\w+)\.entries\(\)/g, 'list first'],
];

/** Searches the source text: what only looks like a use adds a needless pointer, but does no other harm. */
export function indexUses(source: string, language: Language): IndexUses {
  const code = withoutWords(source, language);
  const uses = new Map<string, { singles: Set<string>; pairs: [string, string][] }>();
  const add = (list: string, ...indexes: (string | null)[]) => {
    const use = uses.get(list) ?? { singles: new Set(), pairs: [] };
    uses.set(list, use);
    const [first = null, second = null] = indexes;
    if (first !== null) use.singles.add(first);
    if (first !== null && second !== null && !use.pairs.some(([row, column]) => row === first && column === second))
      use.pairs.push([first, second]);
  };
  for (const [, declared, list = '', brackets = ''] of code.matchAll(BRACKETS)) {
    if (declared !== undefined) continue;
    const [first = '', second = ''] = brackets.slice(1, -1).split('][');
    if (first.includes(':')) for (const part of first.split(':')) add(list, indexIn(part));
    else add(list, indexIn(first), indexIn(second));
  }
  for (const call of CALLS)
    for (const [, list = '', args = ''] of code.matchAll(call))
      for (const part of args.split(',')) add(list, indexIn(part));
  for (const [loop, order] of LOOPS)
    for (const [match, first = '', second = ''] of code.matchAll(loop)) {
      if (order === 'index first') add(second, first);
      else add(first, indexOfEntries(code, match));
    }
  return new Map([...uses].map(([list, use]) => [list, plainFirst(use)]));
}

/** If a program uses `i` itself, it is enough to show `i`, and not `i - 1` too. */
function plainFirst({ singles, pairs }: IndexUse): IndexUse {
  const isPair = (row: string, column: string) => pairs.some(([first, second]) => first === row && second === column);
  return {
    singles: new Set([...singles].filter((index) => index === nameIn(index) || !singles.has(nameIn(index)))),
    pairs: pairs.filter((pair) => {
      const [row, column] = [nameIn(pair[0]), nameIn(pair[1])];
      return (pair[0] === row && pair[1] === column) || !isPair(row, column);
    }),
  };
}

/** The index variable of a loop over entries: `i` in `for (const [i, word] of words.entries())`. */
function indexOfEntries(code: string, loop: string): string | null {
  const before = code.slice(0, code.indexOf(loop));
  return /\[\s*(\w+)\s*,[^\]]*\]\s*$/.exec(before)?.[1] ?? null;
}

const C_WORDS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const PYTHON_WORDS = /"""[\s\S]*?"""|'''[\s\S]*?'''|#[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** The program without its comments and strings, which may contain anything. */
const withoutWords = (source: string, language: Language) =>
  source.replace(language === 'python' ? PYTHON_WORDS : C_WORDS, (word) => (/^['"]/.test(word) ? '""' : ' '));
