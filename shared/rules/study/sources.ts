import { splitLines } from '#shared/rules/text/list-text.ts';

/** A document that is an authority for a fact, and its address; null where it is not online, such as a printed book. */
export type Source = { name: string; address: string | null };

const LINE = /^(.+?)(?:\s+(https:\/\/\S+))?$/;

/** Reads sources: a line each, with the document's name and, where it has one, its https address after that. */
export const readSources = (text: string): Source[] =>
  splitLines(text).flatMap((line) => {
    const [, name, address = null] = LINE.exec(line) ?? [];
    return name === undefined ? [] : [{ name, address }];
  });

/** Whether every address is a valid https one after a name: none may be left in a name. */
export const areSources = (text: string): boolean =>
  readSources(text).every(
    ({ name, address }) => !/\b[a-z][a-z\d+.-]*:\/\//i.test(name) && (!address || URL.canParse(address)),
  );
