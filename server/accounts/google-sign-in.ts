import type { GoogleProfile } from '#server/adapters/google.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { lockAccountsOf } from './account-lock.ts';
import type { SignedIn } from './accounts.ts';
import type { Devices } from './devices.ts';
import { USER_FIELDS } from './user-view.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { shownText } from '#shared/rules/text/shown-text.ts';
import type { Client } from '#server/access/known-devices.ts';
import { SESSION_SECONDS, type Sessions } from '#server/access/sessions.ts';

export type GoogleSignIn = {
  /**
   * Signs in to the account with this Google id; otherwise links the one with the verified address, or opens a new one.
   */
  signIn(viewer: Viewer, profile: GoogleProfile, client: Client): Promise<SignedIn>;
};

type Deps = { database: Database; sessions: Sessions; devices: Devices };

export function createGoogleSignIn({ database: { prisma }, sessions, devices }: Deps): GoogleSignIn {
  return {
    async signIn(viewer, { googleId, email, emailVerified, firstName, lastName, photo }, client) {
      requireAccess(viewer, 'session.start');
      if (!emailVerified || email === '')
        throw new AppError('forbidden', 'Google has not verified this e-mail address');
      const user = await prisma.$transaction(async (transaction) => {
        await lockAccountsOf(transaction, email);
        const linked = await transaction.user.findUnique({ where: { googleId }, select: USER_FIELDS });
        if (linked) return linked;
        const owner = await transaction.user.findFirst({ where: { email, verifiedAt: { not: null } } });
        if (owner) {
          const data = { googleId, photo: owner.photo ?? photo };
          return transaction.user.update({ where: { key: owner.key }, data, select: USER_FIELDS });
        }
        // Sign-ups that never verified the address are deleted, with their passwords and all other data.
        await transaction.user.deleteMany({ where: { email, verifiedAt: null } });
        await transaction.oneTimeCode.deleteMany({ where: { email } });
        const name = shownText(firstName) || email.split('@', 1)[0] || email;
        const names = { firstName: name, lastName: shownText(lastName) };
        const data = { email, googleId, ...names, photo, verifiedAt: new Date() };
        return transaction.user.create({ data, select: USER_FIELDS });
      });
      const device = await devices.note(user.key, client);
      return { user, session: await sessions.start('user', user.key, SESSION_SECONDS.user), device };
    },
  };
}
