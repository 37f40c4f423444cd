import { requireLearner, type Viewer } from '#server/access/access.ts';
import type { Audit, AuditEntry } from '#server/access/audit.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { rethrowMissingAccount } from '#server/access/storage-limit.ts';
import { hashOfToken, newToken } from '#server/access/token-viewers.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { writeByKey } from '#server/database/paged-rows.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { pages } from '#shared/pages.ts';
import { MAX_TOKENS, newTokenSchema } from '#shared/schemas/accounts/access-token.ts';
import { newTokenMail } from './mails.ts';
import { CREATE, REVOKE } from './token-statements.ts';

export type TokenView = {
  key: string;
  name: string;
  canWrite: boolean;
  createdAt: string;
  /** Precise to the minute; null before the first use. */
  lastUsedAt: string | null;
  expiresAt: string;
};

/** Tokens with which a learner's own programs call the REST API; server/access/token-viewers.ts accepts them. */
export type AccessTokens = {
  /** Newest first, including expired ones. */
  list(viewer: Viewer): Promise<TokenView[]>;
  /**
   * Creates a token. Only this result has the token itself, as just its hash is stored. The learner is notified by
   * mail.
   * @throws AppError conflict when the account has the maximum number of tokens, rate_limited after too many in a day
   */
  create(viewer: Viewer, input: unknown, clientAddress: string): Promise<TokenView & { token: string }>;
  /** @throws AppError not_found when it is already revoked, or somebody else's */
  revoke(viewer: Viewer, key: string, clientAddress: string): Promise<void>;
};

const VIEW = { key: true, name: true, canWrite: true, createdAt: true, lastUsedAt: true, expiresAt: true } as const;

type Row = { key: string; name: string; canWrite: boolean; createdAt: Date; lastUsedAt: Date | null; expiresAt: Date };

/** `key` is null when no token was created. */
type Created = { hasRoom: boolean; email: string; firstName: string } & (Row | { key: null });

const FULL = `An account has at most ${MAX_TOKENS} access tokens. Revoke one that you no longer need.`;

const viewOf = ({ key, name, canWrite, createdAt, lastUsedAt, expiresAt }: Row): TokenView => ({
  key,
  name,
  canWrite,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

type Deps = {
  database: Pick<Database, 'prisma' | 'pool'>;
  limits: Pick<RateLimits, 'consume'>;
  audit: Pick<Audit, 'log'>;
  mailer: Pick<Mailer, 'send'>;
  siteUrl: string;
  onMailFailure(error: unknown): void;
};

export function createAccessTokens(deps: Deps): AccessTokens {
  const { limits, audit, mailer } = deps;
  const { prisma, pool } = deps.database;
  const profileUrl = new URL(pages.profile.pattern, deps.siteUrl).href;
  const entryOf = (action: AuditEntry['action'], about: string, address: string) =>
    ({ action, actor: '', about, address }) satisfies AuditEntry;
  return {
    async list(viewer) {
      const userKey = requireLearner(viewer, 'token.own');
      const orderBy = [{ createdAt: 'desc' }, { key: 'desc' }] as const;
      const rows = await prisma.accessToken.findMany({ where: { userKey }, select: VIEW, orderBy: [...orderBy] });
      return rows.map(viewOf);
    },

    async create(viewer, input, clientAddress) {
      const userKey = requireLearner(viewer, 'token.create');
      const { name, canWrite, days } = parseInput(newTokenSchema, input);
      await limits.consume('tokenMade', userKey);
      const token = newToken();
      const entry = entryOf('access-token.make', userKey, clientAddress);
      const values = [userKey, name, hashOfToken(token), canWrite, days, entry.action, clientAddress];
      for (;;) {
        const { rows } = await pool.query<Created>(CREATE, values).catch(rethrowMissingAccount);
        const [created] = rows;
        // The account was deleted after the session was found.
        if (!created) throw new AppError('unauthenticated', 'Please log in');
        if (!created.hasRoom) throw new AppError('conflict', FULL);
        // Another call has taken this slot in the meantime; there may be another free one.
        if (created.key === null) continue;
        audit.log(entry);
        mailer.send(newTokenMail(created.email, created.firstName, { canWrite, profileUrl })).catch(deps.onMailFailure);
        return { ...viewOf(created), token };
      }
    },

    async revoke(viewer, key, clientAddress) {
      const userKey = requireLearner(viewer, 'token.own');
      const entry = entryOf('access-token.revoke', userKey, clientAddress);
      await writeByKey(key, 'access token', async () => {
        const { rows } = await pool.query<{ count: number }>(REVOKE, [userKey, key, entry.action, clientAddress]);
        const { count = 0 } = rows[0] ?? {};
        if (count > 0) audit.log(entry);
        return { count };
      });
    },
  };
}
