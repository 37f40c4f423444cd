import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { isUniqueViolation, parseInput } from '#server/errors.ts';
import { administratorLoginSchema } from '#shared/schemas/auth.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { hashPassword, requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { SESSION_SECONDS, type Session, type Sessions } from '#server/access/sessions.ts';

export type AdministratorView = { key: string; username: string };

export type Administrators = {
  login(
    viewer: Viewer,
    input: unknown,
    clientAddress: string,
  ): Promise<{ administrator: AdministratorView; session: Session }>;
  logout(viewer: Viewer): Promise<void>;
};

type Deps = { database: Database; sessions: Sessions; limits: RateLimits };

export function createAdministrators({ database: { prisma }, sessions, limits }: Deps): Administrators {
  return {
    async login(viewer, input, clientAddress) {
      requireAccess(viewer, 'session.start');
      const { username, password } = parseInput(administratorLoginSchema, input);
      const usernameKey = username.toLowerCase();
      const found = await prisma.administrator.findUnique({ where: { usernameKey } });
      const account = `administrator ${usernameKey}`;
      const administrator = await requirePassword(limits, { found, account, clientAddress, password });
      const session = await sessions.start('administrator', administrator.key, SESSION_SECONDS.administrator);
      return { administrator: { key: administrator.key, username: administrator.username }, session };
    },

    async logout(viewer) {
      requireAccess(viewer, 'session.end');
      if (viewer.role === 'administrator') await sessions.end(viewer);
    },
  };
}

/**
 * Makes the first administrator when there is none, once even if several processes start at the same time.
 * @returns the name and password to be shown, null when there was an administrator already
 */
export async function ensureFirstAdministrator(
  { prisma }: Database,
  username: string,
  givenPassword: string | undefined,
) {
  if ((await prisma.administrator.count()) > 0) return null;
  const password = givenPassword ?? randomBytes(12).toString('base64url');
  try {
    await prisma.administrator.create({
      data: { username, usernameKey: username.toLowerCase(), passwordHash: await hashPassword(password) },
    });
    return { username, password };
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
