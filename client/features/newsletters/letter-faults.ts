import type { Letter } from './newsletter-draft.ts';

export type LetterFaults = Partial<Record<string, string>>;

/** What is wrong with a letter, by its fields. The rules are as heavy as a page, and come when they are first needed. */
export async function faultsOf(letter: Letter): Promise<LetterFaults> {
  // Out of reach: the server, which has the same rules, is asked.
  const rules = await import('#shared/schemas/newsletter.ts').catch(() => null);
  const issues = rules?.newsletterSchema.safeParse(letter).error?.issues ?? [];
  // Of several for one field the first is shown.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
