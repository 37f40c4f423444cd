/** The tokens of C and C++, as far as programs have to be understood before the compiler reads them. */
export type Token = { kind: 'space' | 'comment' | 'string' | 'number' | 'name' | 'sign'; text: string; at: number };

const RAW_STRING = String.raw`(?:u8|[uUL])?R"(?<raw>[^\s()\\]{0,16})\([\s\S]*?\)\k<raw>"`;
const STRING = String.raw`(?:u8|[uUL])?"(?:[^"\\\n]|\\[\s\S])*"?`;
const CHARACTER = String.raw`(?:u8|[uUL])?'(?:[^'\\\n]|\\[\s\S])*'?`;
const COMMENT = String.raw`\/\/(?:[^\n\\]|\\[\s\S])*|\/\*[\s\S]*?(?:\*\/|$)`;
const NUMBER = String.raw`\.?\d(?:[eEpP][+-]|'\w|[\w.])*`;

const TOKEN = new RegExp(
  `(?<space>\\s+)|(?<comment>${COMMENT})|(?<string>${RAW_STRING}|${STRING}|${CHARACTER})|(?<number>${NUMBER})|(?<name>[A-Za-z_$][\\w$]*)|(?<sign>[\\s\\S])`,
  'gy',
);

export const tokensOf = (source: string): Token[] =>
  [...source.matchAll(TOKEN)].map(({ 0: text, index, groups = {} }) => ({
    kind: (Object.keys(groups) as Token['kind'][]).find((kind) => groups[kind] !== undefined) ?? 'sign', // its groups
    text,
    at: index,
  }));

/** The source with the same lines and columns, but with blanks for comments and for the content of strings. */
export const withoutTexts = (source: string): string =>
  tokensOf(source)
    .map(({ kind, text }) => (kind === 'comment' || kind === 'string' ? text.replaceAll(/[^\n]/g, ' ') : text))
    .join('');

/** Whether a program, without its texts, declares a class or struct of that name itself. */
export const brings = (text: string, name: string): boolean =>
  new RegExp(`\\b(?:struct|class)\\s+${name}\\s*(?:final\\s*)?(?::[^;(){}=]*)?\\{`).test(text);

/** Ends the macros of a program, without its texts, and others: nothing of them counts in what comes after it. */
export function undoneMacros(text: string, others: readonly string[]): string {
  const own = [...text.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, name = '']) => name);
  return [...new Set([...others, ...own])].map((name) => `#undef ${name}\n`).join('');
}
