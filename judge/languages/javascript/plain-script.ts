/**
 * A program without the words of modules: what it exports is declared all the same, and what it imports is required. The
 * lines keep their numbers.
 */
export const plainScript = (source: string): string =>
  /^\s*(?:import|export)\b/m.test(source)
    ? RULES.reduce((text, [pattern, by]) => text.replaceAll(pattern, by as string), source)
    : source;

type Rule = [RegExp, string | ((...match: string[]) => string)];

/** As many lines as the text has, without the text. */
const emptied = (text: string) => text.replaceAll(/[^\n]/g, '');

const FROM = String.raw`\s*(['"][^'"\n]*['"])\s*;?`;

const RULES: Rule[] = [
  [/^([ \t]*)export\s+default\s+(?=(?:async\s+)?function\s*\*?\s*\w|class\s+\w|abstract\s)/gm, '$1'],
  [/^([ \t]*)export\s+default\s+/gm, '$1module.exports = '],
  [/^([ \t]*)export\s+(?=(?:const|let|var|function|async|class|abstract|enum|interface|type)\b)/gm, '$1'],
  [/^[ \t]*export\s*(?:\{[^}]*\}|\*)\s*(?:from\s*['"][^'"\n]*['"])?\s*;?/gm, emptied],
  [new RegExp(String.raw`^([ \t]*)import\s*\*\s*as\s+([\w$]+)\s+from${FROM}`, 'gm'), '$1const $2 = require($3);'],
  [
    new RegExp(String.raw`^([ \t]*)import\s+([\w$]+)\s*,\s*(\{[^}]*\})\s*from${FROM}`, 'gm'),
    (_, space = '', name = '', names = '', module = '') =>
      `${space}const ${name} = require(${module}), ${renamed(names)} = ${name};`,
  ],
  [
    new RegExp(String.raw`^([ \t]*)import\s*(\{[^}]*\})\s*from${FROM}`, 'gm'),
    (_, space = '', names = '', module = '') => `${space}const ${renamed(names)} = require(${module});`,
  ],
  [new RegExp(String.raw`^([ \t]*)import\s+([\w$]+)\s+from${FROM}`, 'gm'), '$1const $2 = require($3);'],
  [new RegExp(String.raw`^[ \t]*import${FROM}`, 'gm'), emptied],
];

const renamed = (names: string) => names.replaceAll(/\s+as\s+/g, ': ');
