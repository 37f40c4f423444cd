import type { Language } from '#judge/languages/languages.ts';

/** Words before a parenthesis that do not define a function. */
const KEYWORDS = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'sizeof', 'function', 'constructor']);

/** Whether a function of the program calls itself by its name. Indirect recursion is not detected. */
export function isRecursive(language: Language, source: string): boolean {
  const functions = language === 'python' ? pythonFunctions(source) : functionsInBraces(source);
  return functions.some(({ name, body }) =>
    new RegExp(String.raw`(?<![\w.]|->)(self\.|this\.|this->)?${name}\s*\(`).test(body),
  );
}

type Definition = { name: string; body: string };

function pythonFunctions(source: string): Definition[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, indent, name] = /^(\s*)def (\w+)\(/.exec(line) ?? [];
    if (indent === undefined || name === undefined) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => next.trim() !== '' && next.search(/\S/) <= indent.length);
    return [{ name, body: rest.slice(0, end === -1 ? undefined : end).join('\n') }];
  });
}

/** A function, a method, or a lambda or arrow function with a name: `f(…) {`, `f = [&](…) {`, `f = (…) => …;`. */
const DEFINITION = /\b([A-Za-z_]\w*)\s*(?:=\s*(?:function\s*)?(?:\[[^\]]*\]\s*)?)?\(/g;

function functionsInBraces(source: string): Definition[] {
  return [...source.matchAll(DEFINITION)].flatMap((match) => {
    const name = match[1] ?? '';
    if (KEYWORDS.has(name)) return [];
    const closed = endOf(source, match.index + match[0].length - 1);
    const [before = '', opening] = /^[^;{}()=]*?(=>\s*(?=[^\s{])|(?:=>\s*)?\{)/.exec(source.slice(closed)) ?? [];
    if (opening === undefined) return [];
    const start = closed + before.length;
    const isBlock = opening.endsWith('{');
    const end = isBlock ? endOf(source, start - 1) : source.indexOf(';', start);
    // A C++ lambda may receive itself: `auto f = [](auto&& self, int n) { … self(n - 1) … }`.
    const self = /\bauto\s*&&\s*(\w+)/.exec(source.slice(match.index, closed))?.[1];
    return [{ name: self ?? name, body: source.slice(start, end === -1 ? undefined : end) }];
  });
}

/** Returns the index after the bracket that closes the one at this index. */
function endOf(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const letter = source[at] ?? '';
    if ('({['.includes(letter)) depth++;
    else if (')}]'.includes(letter) && --depth === 0) return at + 1;
  }
  return source.length;
}
