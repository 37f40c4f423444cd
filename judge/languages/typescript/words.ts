import { JAVASCRIPT_WORDS } from '../javascript/words.ts';

/** Keywords, and the names that are most common in solutions. */
export const TYPESCRIPT_WORDS = `${JAVASCRIPT_WORDS} abstract any as boolean declare enum implements infer interface
  is keyof never number private protected public readonly satisfies string symbol type unknown Partial Required Readonly
  Record Pick Omit Exclude Extract NonNullable ReturnType ReadonlyArray Iterable Iterator`;
