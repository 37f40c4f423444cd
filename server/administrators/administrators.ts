import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { requireAccess, requireAdministrator, type Viewer } from '#server/access/access.ts';
import { type Audit, by, keepAudit } from '#server/access/audit.ts';
import type { Client, KnownDevices } from '#server/access/known-devices.ts';
import { isCommonPassword, refuseCommonPassword } from '#server/access/common-passwords.ts';
import { hashPassword, requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { SESSION_SECONDS, type Session, type Sessions } from '#server/access/sessions.ts';
import type { Database } from '#server/database/client.ts';
import { type Page, pagedList } from '#server/database/paged-rows.ts';
import { isUniqueViolation } from '#server/database-errors.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { addAdministratorSchema, administratorLoginSchema } from '#shared/schemas/accounts/administrator.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { loginOf, usernameKeyOf } from './let-in.ts';
import type { TwoFactor } from './two-factor.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';

export type AdministratorView = { key: string; username: string };
/** `lacksTwoFactor` is true for an administrator who has to set up the required two-factor authentication before anything else. */
type OwnView = AdministratorView & { lacksTwoFactor: boolean };
export type AdministratorRow = AdministratorView & { createdAt: string };

export type Administrators = {
  /**
   * @returns with `device`, the cookie that identifies the browser at the next login
   * @throws AppError unauthenticated, with `needsCode` when two-factor authentication is on and its code is missing or wrong
   */
  login(
    viewer: Viewer,
    input: unknown,
    client: Client,
  ): Promise<{ administrator: AdministratorView; session: Session; device: string }>;
  logout(viewer: Viewer): Promise<void>;
  me(viewer: Viewer): Promise<OwnView>;
  /** Sorted by name. */
  all(viewer: Viewer): Promise<AdministratorView[]>;
  /** In pages. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<AdministratorRow>>;
  add(viewer: Viewer, input: unknown): Promise<AdministratorView>;
  /** @throws AppError conflict for the last administrator */
  remove(viewer: Viewer, key: string): Promise<void>;
};

type Deps = {
  database: Database;
  sessions: Sessions;
  knownDevices: KnownDevices;
  limits: RateLimits;
  audit: Audit;
  twoFactor: Pick<TwoFactor, 'require'>;
};

export function createAdministrators(deps: Deps): Administrators {
  const { database, sessions, knownDevices, limits, audit, twoFactor } = deps;
  const { prisma } = database;
  const view = { key: true, username: true } as const;
  const list = pagedList<AdministratorRow>(prisma.administrator, {
    columns: ['username'],
    searched: ['username'],
    sorted: { username: 'usernameKey' },
  });
  return {
    async login(viewer, input, { address: clientAddress, userAgent, device: cookie }) {
      requireAccess(viewer, 'session.start');
      const { username, password, rememberMe, code } = parseInput(administratorLoginSchema, input);
      const usernameKey = usernameKeyOf(username);
      const match = await prisma.administrator.findUnique({ where: { usernameKey } });
      const account = loginOf(usernameKey);
      const knownDevice = await knownDevices.find('administrator', match?.key ?? null, cookie);
      const guesser = { clientAddress, device: knownDevice?.hash ?? null };
      // An unknown name may be a password typed into the wrong field, so it is not recorded.
      const who = { actor: match?.username ?? '', address: clientAddress };
      const requireBoth = async () => {
        const holder = await requirePassword(limits, { candidates: [match], account, guesser, password });
        const action = await twoFactor.require(holder.key, code, guesser);
        return { administrator: holder, action };
      };
      const { administrator, action } = await requireBoth().catch(async (error: unknown) => {
        // Not recorded: refusals by the rate limit, as the tries before them are recorded, and the request for the
        // code.
        const isAsked = error instanceof AppError && error.data.needsCode === true && code === undefined;
        if (error instanceof AppError && error.code === 'unauthenticated' && !isAsked)
          await audit.note({ action: 'administrator.refused', ...who });
        throw error;
      });
      await audit.note({ action, ...who });
      const seconds = rememberMe ? SESSION_SECONDS.rememberedAdministrator : SESSION_SECONDS.administrator;
      const session = await sessions.start('administrator', administrator.key, seconds, userAgent);
      const device = await knownDevices.noteAdministrator(administrator.key, cookie);
      return { administrator: { key: administrator.key, username: administrator.username }, session, device };
    },

    async logout(viewer) {
      requireAccess(viewer, 'session.end');
      if (viewer.role === 'administrator') await sessions.end(viewer);
    },

    async me(viewer) {
      const { key, lacksTwoFactor = false } = requireAdministrator(viewer, 'administrator.self');
      return { ...(await prisma.administrator.findUniqueOrThrow({ where: { key }, select: view })), lacksTwoFactor };
    },

    async all(viewer) {
      requireAccess(viewer, 'people.administer');
      return prisma.administrator.findMany({ select: view, orderBy: { usernameKey: 'asc' } });
    },

    async list(viewer, query) {
      requireAccess(viewer, 'people.administer');
      return list(query);
    },

    async add(viewer, input) {
      requireAccess(viewer, 'administrator.change');
      const { username, password } = parseInput(addAdministratorSchema, input);
      await refuseCommonPassword(password, 'password');
      const data = { username, usernameKey: usernameKeyOf(username), passwordHash: await hashPassword(password) };
      try {
        return await audit.inTransaction(async (transaction) => {
          const result = await transaction.administrator.create({ data, select: view });
          return { result, entry: { action: 'administrator.add', ...by(viewer), about: username } };
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('conflict', 'Administrator already exists', { cause: error });
        throw error;
      }
    },

    async remove(viewer, key) {
      requireAccess(viewer, 'administrator.change');
      await audit.inTransaction(async (transaction) => {
        // Serialises concurrent deletions, so that the last administrator cannot be deleted.
        await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.administrators}::int)`;
        const isKey = z.uuid().safeParse(key).success;
        const match = isKey ? await transaction.administrator.findUnique({ where: { key } }) : null;
        if (!match) throw new AppError('not_found', 'There is no such administrator');
        if ((await transaction.administrator.count()) === 1) {
          throw new AppError('conflict', 'The last administrator cannot be deleted');
        }
        await transaction.administrator.delete({ where: { key } });
        const entry = { action: 'administrator.remove', ...by(viewer), about: match.username } as const;
        return { result: undefined, entry };
      });
    },
  };
}

/**
 * Creates the first administrator when there is none, only once even if several processes start at the same time.
 * @returns the name and password to show, null when there was already an administrator
 */
export async function ensureFirstAdministrator(
  { prisma }: Database,
  username: string,
  givenPassword: string | undefined,
) {
  if ((await prisma.administrator.count()) > 0) return null;
  if (givenPassword !== undefined && (await isCommonPassword(givenPassword)))
    throw new ExpectedError('ADMIN_PASSWORD is one of the most common passwords; choose another one');
  const password = givenPassword ?? randomBytes(12).toString('base64url');
  try {
    const data = { username, usernameKey: usernameKeyOf(username), passwordHash: await hashPassword(password) };
    await prisma.$transaction(async (transaction) => {
      await transaction.administrator.create({ data });
      await keepAudit(transaction, { action: 'administrator.add', actor: '', about: username, address: '' });
    });
    return { username, password };
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
