import { keepAudit } from '#server/access/audit.ts';
import { createRateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';
import { shownText } from '#shared/rules/text/shown-text.ts';

/** The form in which administrators' names are compared. */
export const usernameKeyOf = (username: string): string => shownText(username).toLowerCase();

/** The keys under which wrong passwords at a login, and wrong codes of two-factor authentication, are counted. */
export const loginOf = (usernameKey: string): string => `administrator ${usernameKey}`;
export const codeOf = (administratorKey: string): string => `code of administrator ${administratorKey}`;

/**
 * Clears the guesses at an administrator's login, which otherwise refuses everybody: `npm run administrator:let-in --
 * name`.
 * @returns whether there is such an administrator
 */
export async function letIn(database: Database, username: string): Promise<boolean> {
  const usernameKey = usernameKeyOf(username);
  const administrator = await database.prisma.administrator.findUnique({ where: { usernameKey } });
  if (!administrator) return false;
  const limits = createRateLimits(database);
  await limits.clearGuesses(loginOf(usernameKey));
  await limits.clearGuesses(codeOf(administrator.key));
  const entry = { action: 'administrator.let-in', actor: '', about: administrator.username, address: '' } as const;
  await keepAudit(database.prisma, entry);
  return true;
}
