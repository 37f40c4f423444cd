import { readStored, useStoredValue, writeStored } from '#client/lib/storage.ts';

/** Under these the browser keeps, for all pages, the language that programs are read in and whether long lines wrap. */
export const LANGUAGE_CHOICE = 'code-language';
export const WRAP_CHOICE = 'code-wrap';

// What the browser does not keep for us lives as long as the page.
const unkept = new Map<string, string | null>();

export const useChoice = (name: string): string | null =>
  useStoredValue(() => unkept.get(name) ?? readStored(name), null);

export function choose(name: string, value: string): void {
  unkept.set(name, value);
  if (writeStored({ [name]: value })) unkept.delete(name);
}
