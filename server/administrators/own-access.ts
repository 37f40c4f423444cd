import type { Prisma } from '#prisma/generated/client.ts';
import { requireAdministrator, type Viewer } from '#server/access/access.ts';
import { type Audit, by } from '#server/access/audit.ts';
import { refuseCommonPassword } from '#server/access/common-passwords.ts';
import { faultOf, hashPassword, NOT_YOURS, requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Sessions } from '#server/access/sessions.ts';
import type { Database } from '#server/database/client.ts';
import { writeByKey } from '#server/database/paged-rows.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { changePasswordSchema, reAuthenticateAdministratorSchema } from '#shared/schemas/accounts/administrator.ts';
import type { TwoFactor } from './two-factor.ts';

export type SessionView = { key: string; userAgent: string; createdAt: string; lastUsedAt: string; isCurrent: boolean };

/** What administrators do with their own password and sessions. */
export type OwnAccess = {
  /** Ends every other session. @throws AppError invalid_input for a wrong old password, rate_limited after too many */
  changePassword(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /**
   * Records a re-authentication, so that the session may do what needs one.
   * @throws AppError invalid_input for a wrong password or code, `needsCode` when the code is missing; rate_limited
   *   after
   * too many
   */
  reAuthenticate(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** The unexpired sessions, most recently used first, at most a hundred. */
  sessions(viewer: Viewer): Promise<SessionView[]>;
  /** @throws AppError not_found for a session that has ended or belongs to somebody else */
  endSession(viewer: Viewer, key: string): Promise<void>;
  /** Ends all sessions except the current one. */
  endOtherSessions(viewer: Viewer): Promise<void>;
};

type Deps = {
  database: Database;
  sessions: Pick<Sessions, 'reAuthenticate'>;
  twoFactor: Pick<TwoFactor, 'require'>;
  limits: RateLimits;
  audit: Audit;
};

const MAX_SESSIONS = 100;

type Own = Extract<Viewer, { role: 'administrator' }>;

export function createOwnAccess({ database: { prisma }, sessions, twoFactor, limits, audit }: Deps): OwnAccess {
  const othersOf = ({ key, sessionKey }: { key: string; sessionKey: string }) => ({
    where: { administratorKey: key, key: { not: sessionKey } },
  });
  /** Ends the matching sessions; adds an audit entry only if there were any. */
  async function endAll(viewer: Viewer, which: { where: Prisma.AdministratorSessionWhereInput }) {
    const { count } = await prisma.administratorSession.deleteMany(which);
    if (count > 0)
      await audit.note({ action: 'administrator.sessions', ...by(viewer), about: withCount(count, 'session') });
    return { count };
  }
  async function requireOwnPassword(own: Own, password: string, clientAddress: string) {
    await requirePassword(limits, {
      candidates: [await prisma.administrator.findUnique({ where: { key: own.key } })],
      // Counted separately from logins: somebody at an unlocked browser must not lock the administrator out of the
      // login.
      account: `password of administrator ${own.key}`,
      // Counted per session, so that nobody else can use up the tries.
      guesser: { clientAddress, device: own.sessionKey },
      password,
    });
  }
  return {
    async reAuthenticate(viewer, input, clientAddress) {
      const own = requireAdministrator(viewer, 'administrator.self');
      const { password, code } = parseInput(reAuthenticateAdministratorSchema, input);
      const requireBoth = async () => {
        await requireOwnPassword(own, password, clientAddress).catch(faultOf('password', NOT_YOURS));
        return twoFactor
          .require(own.key, code, { clientAddress, device: own.sessionKey })
          .catch(faultOf(code === undefined ? null : 'code'));
      };
      const action = await requireBoth().catch(async (error: unknown) => {
        const isAsked = error instanceof AppError && error.data.needsCode === true && code === undefined;
        if (error instanceof AppError && error.code === 'invalid_input' && !isAsked)
          await audit.note({ action: 'administrator.unproven', ...by(viewer) });
        throw error;
      });
      if (action === 'administrator.recovery')
        await audit.note({ action: 'administrator.recovery', ...by(viewer), about: 'asked again' });
      await sessions.reAuthenticate(viewer);
    },

    async changePassword(viewer, input, clientAddress) {
      const own = requireAdministrator(viewer, 'administrator.change');
      const { oldPassword, newPassword } = parseInput(changePasswordSchema, input);
      await refuseCommonPassword(newPassword, 'newPassword');
      await requireOwnPassword(own, oldPassword, clientAddress).catch(faultOf('oldPassword', NOT_YOURS));
      const passwordHash = await hashPassword(newPassword);
      await audit.inTransaction(async (transaction) => {
        await transaction.administrator.update({ where: { key: own.key }, data: { passwordHash } });
        await transaction.administratorSession.deleteMany(othersOf(own));
        const entry = { action: 'administrator.password', ...by(viewer), about: own.username } as const;
        return { result: undefined, entry };
      });
    },

    async sessions(viewer) {
      const own = requireAdministrator(viewer, 'people.administer');
      const rows = await prisma.administratorSession.findMany({
        where: { administratorKey: own.key, expiresAt: { gt: new Date() } },
        orderBy: [{ lastUsedAt: 'desc' }, { key: 'desc' }],
        take: MAX_SESSIONS,
      });
      return rows.map(({ key, userAgent, createdAt, lastUsedAt }) => ({
        key,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: key === own.sessionKey,
      }));
    },

    async endSession(viewer, key) {
      const own = requireAdministrator(viewer, 'people.administer');
      const where = { key, administratorKey: own.key };
      await writeByKey(key, 'session', () => endAll(viewer, { where }));
    },

    async endOtherSessions(viewer) {
      const own = requireAdministrator(viewer, 'people.administer');
      await endAll(viewer, othersOf(own));
    },
  };
}
