import { keepAudit } from '#server/access/audit.ts';
import { createRateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';

/** The keys under which wrong passwords at a login, and wrong codes of a second step, are counted. */
export const loginOf = (usernameKey: string): string => `administrator ${usernameKey}`;
export const codeOf = (administratorKey: string): string => `code of administrator ${administratorKey}`;

/**
 * For an administrator whose login refuses everybody because somebody guesses at it: `npm run administrator:let-in -- name`.
 * @returns whether there is such an administrator
 */
export async function letIn(database: Database, username: string): Promise<boolean> {
  const usernameKey = username.toLowerCase();
  const found = await database.prisma.administrator.findUnique({ where: { usernameKey } });
  if (!found) return false;
  const limits = createRateLimits(database);
  await limits.clearGuesses(loginOf(usernameKey));
  await limits.clearGuesses(codeOf(found.key));
  const entry = { action: 'administrator.let-in', actor: '', about: found.username, address: '' } as const;
  await keepAudit(database.prisma, entry);
  return true;
}
