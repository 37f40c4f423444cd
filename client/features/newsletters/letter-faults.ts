import type { Letter } from './newsletter-draft.ts';

export type LetterErrors = Partial<Record<string, string>>;

/** The errors of a letter, by field. The rules are large, so they are loaded when first needed. */
export async function faultsOf(letter: Letter): Promise<LetterErrors> {
  // If they cannot be loaded, only the server checks, with the same rules.
  const rules = await import('#shared/schemas/newsletter.ts').catch(() => null);
  const issues = rules?.newsletterSchema.safeParse(letter).error?.issues ?? [];
  // Reversed, so that the first of several errors of a field wins.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
