import { splitLines } from './list-text.ts';

/**
 * Several entries in one text: a line `part: value` for each part, and a blank line between two entries. If entries
 * have only one part, each is one line. A part named `link` is a link.
 */

export type Entry<Part extends string = string> = Record<Part, string>;

/** The entries of a text; those with a part that is missing, or that follows an invalid line, are left out. */
export function readEntries<const Part extends string>(text: string, parts: readonly Part[]): Entry<Part>[] {
  return blocksOf(text, parts).flatMap((block) => {
    const { values } = readBlock(block, parts);
    return parts.every((part) => part in values) ? [values as Entry<Part>] : []; // it has each part
  });
}

export function blocksOf(text: string, parts: readonly string[]): string[][] {
  if (parts.length === 1) return splitLines(text).map((line) => [`${parts.join('')}: ${line}`]);
  const blocks: string[][] = [[]];
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line !== '') blocks.at(-1)?.push(line);
    else blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
}

export function readBlock(block: readonly string[], parts: readonly string[]) {
  const values: Record<string, string> = {};
  for (const line of block) {
    const part = parts.find((name) => line.startsWith(`${name}:`) && !(name in values));
    const value = part === undefined ? '' : line.slice(part.length + 1).trim();
    if (part === undefined || value === '') return { values, error: line };
    values[part] = value;
  }
  return { values };
}
