import { splitLines } from '#shared/rules/text/list-text.ts';

/** A document that supports a fact, and its address; null if it is not online, such as a printed book. */
export type Source = { name: string; address: string | null };

const LINE = /^(.+?)(?:\s+(https:\/\/\S+))?$/;

/** Parses sources, one per line: the document's name, followed by its https address if it has one. */
export const readSources = (text: string): Source[] =>
  splitLines(text).flatMap((line) => {
    const [, name, address = null] = LINE.exec(line) ?? [];
    return name === undefined ? [] : [{ name, address }];
  });

/** Whether each address is a valid https address after a name, and no name contains an address. */
export const areSources = (text: string): boolean =>
  readSources(text).every(
    ({ name, address }) => !/\b[a-z][a-z\d+.-]*:\/\//i.test(name) && (!address || URL.canParse(address)),
  );
