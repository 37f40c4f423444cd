/** The folders of judge/ and their order, and what others may import. */

import { EXPORTS } from '#judge/exports.ts';

/**
 * From the lowest to the highest. A file belongs to the first pattern that matches its path below judge/; it may import
 * files of its own line and of lines before it.
 */
const ORDER: readonly (readonly RegExp[])[] = [
  [/^values\//],
  // The facts of each language, which are read everywhere.
  [/^languages\/(languages|language-facts|[a-z]+\/(language|differs))\.ts$/],
  [/^problem\//],
  [/^verdict\//, /^growth\//, /^smallest\//, /^trace\//],
  [/^worker\//, /^tracing\//],
  [/^languages\//],
  [/^program\//],
  [/^sandbox\//],
];

const placeOf = (file: string) => {
  const path = file.slice('judge/'.length);
  const line = ORDER.findIndex((patterns) => patterns.some((pattern) => pattern.test(path)));
  return { line, pattern: ORDER[line]?.find((pattern) => pattern.test(path)) };
};

/** Returns why a file of judge/ may not import another one; null if it may. */
export function judgeFault(file: string, target: string): string | null {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (from.line === -1) return 'its folder has no place in the order of judge/ (scripts/checks/layout-judge.ts)';
  if (to.line < from.line || to.pattern === from.pattern) return null;
  return to.line === from.line
    ? 'the two folders do not know each other: what both need belongs lower (scripts/checks/layout-judge.ts)'
    : 'it is higher in the order of judge/: hand in what is needed from there (scripts/checks/layout-judge.ts)';
}

const isExported = (path: string, name: string) => {
  const [start = '', end] = name.split('*');
  return end === undefined ? path === name : path.startsWith(start) && path.endsWith(end);
};

/** Returns why a file outside of judge/ may not import one of its files; null if it may. */
export const exportFault = (target: string): string | null =>
  EXPORTS.some((name) => isExported(target.slice('judge/'.length), name))
    ? null
    : 'it is none of the modules that judge/exports.ts lists: import one of these, or add it there';

/** The exported modules that nobody imports. @param targets what files outside of judge/ import */
export const unusedExports = (targets: readonly string[]): string[] =>
  EXPORTS.filter((name) => !targets.some((target) => isExported(target.slice('judge/'.length), name)));
