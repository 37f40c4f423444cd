import { requireLearner, type Viewer } from '#server/access/access.ts';
import type { Audit, AuditEntry } from '#server/access/audit.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { refuseGone } from '#server/access/storage-limit.ts';
import { hashOfToken, newToken } from '#server/access/token-viewers.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { writeByKey } from '#server/database/paged-rows.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { pages } from '#shared/pages.ts';
import { MAX_TOKENS, newTokenSchema } from '#shared/schemas/access-token.ts';
import { newTokenMail } from './mails.ts';

export type TokenView = {
  key: string;
  name: string;
  canWrite: boolean;
  createdAt: string;
  /** To the minute; null before it is used. */
  lastUsedAt: string | null;
  expiresAt: string;
};

/** By which a learner's own programs call the REST door: server/access/token-viewers.ts takes them. */
export type AccessTokens = {
  /** Newest first, also those that have expired. */
  list(viewer: Viewer): Promise<TokenView[]>;
  /**
   * The only answer that has the token itself: only its hash is stored. The learner is told by mail.
   * @throws AppError conflict when the account has as many as it may, rate_limited after too many on a day
   */
  create(viewer: Viewer, input: unknown, clientAddress: string): Promise<TokenView & { token: string }>;
  /** @throws AppError not_found for one that is revoked already, or somebody else's */
  revoke(viewer: Viewer, key: string, clientAddress: string): Promise<void>;
};

/** Stores the entry of a made or revoked token in the same statement. Its learner stands there by key, not by name. */
const AUDIT = (rows: string, { action, address }: { action: string; address: string }) => `
  audit AS (
    INSERT INTO audit_entries (key, action, about, address)
    SELECT gen_random_uuid(), ${action}, user_key::text, ${address} FROM ${rows}
  )`;

/**
 * Takes a free place, or that of a token that has expired. $1 learner, $2 name, $3 hash, $4 may write, $5 days, $6 action
 * and $7 address of the entry.
 */
const CREATE = `
  WITH free AS (
    SELECT places.place FROM generate_series(1, ${MAX_TOKENS}) AS places (place)
      LEFT JOIN access_tokens AS other ON other.user_key = $1 AND other.place = places.place
    WHERE other.key IS NULL OR other.expires_at <= now()
    ORDER BY other.key IS NOT NULL, places.place LIMIT 1
  ),
  made AS (
    INSERT INTO access_tokens AS other (key, user_key, place, name, token_hash, can_write, expires_at)
    SELECT gen_random_uuid(), $1, place, $2, $3, $4, now() + make_interval(days => $5) FROM free
    ON CONFLICT (user_key, place) DO UPDATE SET
      key = EXCLUDED.key, name = EXCLUDED.name, token_hash = EXCLUDED.token_hash, can_write = EXCLUDED.can_write,
      created_at = now(), last_used_at = NULL, expires_at = EXCLUDED.expires_at
    WHERE other.expires_at <= now()
    RETURNING *
  ),
  ${AUDIT('made', { action: '$6', address: '$7' })}
  SELECT EXISTS (SELECT FROM free) AS "hasRoom", email, first_name AS "firstName", made.key, made.name,
    made.can_write AS "canWrite", made.created_at AS "createdAt", made.last_used_at AS "lastUsedAt",
    made.expires_at AS "expiresAt"
  FROM users LEFT JOIN made ON true WHERE users.key = $1`;

const REVOKE = `
  WITH gone AS (DELETE FROM access_tokens WHERE key = $2 AND user_key = $1 RETURNING user_key),
  ${AUDIT('gone', { action: '$3', address: '$4' })}
  SELECT count(*)::int FROM gone`;

const VIEW = { key: true, name: true, canWrite: true, createdAt: true, lastUsedAt: true, expiresAt: true } as const;

type Row = { key: string; name: string; canWrite: boolean; createdAt: Date; lastUsedAt: Date | null; expiresAt: Date };

/** `key` is null where nothing was made. */
type Made = { hasRoom: boolean; email: string; firstName: string } & (Row | { key: null });

const FULL = `An account has at most ${MAX_TOKENS} access tokens. Revoke one that you no longer need.`;

const viewOf = ({ key, name, canWrite, createdAt, lastUsedAt, expiresAt }: Row): TokenView => ({
  ...{ key, name, canWrite, createdAt: createdAt.toISOString() },
  ...{ lastUsedAt: lastUsedAt?.toISOString() ?? null, expiresAt: expiresAt.toISOString() },
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
      const userKey = requireLearner(viewer, 'token.make');
      const { name, canWrite, days } = parseInput(newTokenSchema, input);
      await limits.consume('tokenMade', userKey);
      const token = newToken();
      const entry = entryOf('access-token.make', userKey, clientAddress);
      const values = [userKey, name, hashOfToken(token), canWrite, days, entry.action, clientAddress];
      for (;;) {
        const { rows } = await pool.query<Made>(CREATE, values).catch(refuseGone);
        const [made] = rows;
        // The account was deleted after the session was found.
        if (!made) throw new AppError('unauthenticated', 'Please log in');
        if (!made.hasRoom) throw new AppError('conflict', FULL);
        // Another call has taken the place meanwhile: another one may be free.
        if (made.key === null) continue;
        audit.log(entry);
        mailer.send(newTokenMail(made.email, made.firstName, { canWrite, profileUrl })).catch(deps.onMailFailure);
        return { ...viewOf(made), token };
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
