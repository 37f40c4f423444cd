import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import { administratorLoginSchema } from '#shared/schemas/auth.ts';
import { requireAccess, type Viewer } from './access.ts';
import { SESSION_SECONDS, type Session, type Sessions } from './sessions.ts';

export type AdministratorView = { key: string; username: string };

export type Administrators = {
  login(viewer: Viewer, input: unknown): Promise<{ administrator: AdministratorView; session: Session }>;
  logout(viewer: Viewer): Promise<void>;
};

export function createAdministrators({ prisma }: Database, sessions: Sessions): Administrators {
  return {
    async login(viewer, input) {
      requireAccess(viewer, 'session.start');
      const { username, password } = parseInput(administratorLoginSchema, input);
      const found = await prisma.administrator.findUnique({ where: { usernameKey: username.toLowerCase() } });
      // A missing account costs the same time as a wrong password.
      const matches = await argon2.verify(found?.passwordHash ?? (await absentHash()), password).catch(() => false);
      if (!found || !matches) throw new AppError('unauthenticated', 'Invalid username or password');
      const session = await sessions.start('administrator', found.key, SESSION_SECONDS.administrator);
      return { administrator: { key: found.key, username: found.username }, session };
    },

    async logout(viewer) {
      requireAccess(viewer, 'session.end');
      if (viewer.role === 'administrator') await sessions.end(viewer);
    },
  };
}

let absent: Promise<string> | undefined;
const absentHash = () => (absent ??= argon2.hash(randomBytes(16)));

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
      data: { username, usernameKey: username.toLowerCase(), passwordHash: await argon2.hash(password) },
    });
    return { username, password };
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
