import { blocksOf, type Entry, readBlock } from './entries.ts';
import { isLink } from '#shared/rules/link.ts';

/** The error of a text, as the end of a sentence that starts with the name of the field; null if it is valid. */
export function entriesError(text: string, parts: readonly string[]): string | null {
  for (const [index, block] of blocksOf(text, parts).entries()) {
    const { values, error } = readBlock(block, parts);
    if (error !== undefined) return `has an unknown line in entry ${index + 1}: ${error.slice(0, 60)}`;
    const missing = parts.find((part) => !(part in values));
    if (missing !== undefined) return `lacks "${missing}: …" in entry ${index + 1}`;
    if (values.link !== undefined && !isLink(values.link))
      return `has a link in entry ${index + 1} that does not start with http://, https:// or /`;
  }
  return null;
}

export const writeEntries = <Part extends string>(entries: readonly Entry<Part>[], parts: readonly Part[]): string =>
  parts.length === 1
    ? entries.map((entry) => parts.map((part) => entry[part]).join('')).join('\n')
    : entries.map((entry) => parts.map((part) => `${part}: ${entry[part]}`).join('\n')).join('\n\n');
