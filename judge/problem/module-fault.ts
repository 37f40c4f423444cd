/** The error that a validator or a checker of a problem returns: a text, or anything else if there is none. */
export const moduleFault = (result: unknown): string | null =>
  typeof result === 'string' && result !== '' ? result : null;
