import { splitLines } from '#shared/rules/text/list-text.ts';

/** A document that decides what is said, and where it can be read; null where it cannot be opened, as a printed book. */
export type Source = { name: string; address: string | null };

const LINE = /^(.+?)(?:\s+(https:\/\/\S+))?$/;

/** Reads sources: a line each, the document by name and, where it has one, its address of https behind that. */
export const readSources = (text: string): Source[] =>
  splitLines(text).flatMap((line) => {
    const [, name, address = null] = LINE.exec(line) ?? [];
    return name === undefined ? [] : [{ name, address }];
  });

/** Whether no name holds an address: one that is not of https, or that does not stand behind a name. */
export const areSources = (text: string): boolean =>
  readSources(text).every(
    ({ name, address }) => !/\b[a-z][a-z\d+.-]*:\/\//i.test(name) && (!address || URL.canParse(address)),
  );
