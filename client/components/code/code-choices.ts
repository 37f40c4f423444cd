import { readStored, useStoredValue, writeStored } from '#client/lib/storage/storage.ts';

/** Storage keys, for all pages, of the language in which programs are shown and of whether long lines wrap. */
export const LANGUAGE_CHOICE = 'code-language';
export const WRAP_CHOICE = 'code-wrap';

// Choices that the browser could not store are valid until the page is left.
const unstored = new Map<string, string | null>();

export const useChoice = (name: string): string | null =>
  useStoredValue(() => unstored.get(name) ?? readStored(name), null);

export function choose(name: string, value: string): void {
  unstored.set(name, value);
  if (writeStored({ [name]: value })) unstored.delete(name);
}
