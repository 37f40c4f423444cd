import { MAX_TOKENS } from '#shared/schemas/accounts/access-token.ts';

/**
 * Writes the audit entry for the tokens in `rows` in the same statement. It names the learner by key only.
 * @param parameters the SQL parameters of the entry's action and address
 */
const auditOf = (rows: string, { action, address }: { action: string; address: string }) => `
  audit AS (
    INSERT INTO audit_entries (key, action, about, address)
    SELECT gen_random_uuid(), ${action}, user_key::text, ${address} FROM ${rows}
  )`;

/**
 * Takes a free slot, or that of an expired token. $1 learner, $2 name, $3 hash, $4 may write, $5 days, $6 action
 * and $7 address of the entry.
 */
export const CREATE = `
  WITH free AS (
    SELECT places.place FROM generate_series(1, ${MAX_TOKENS}) AS places (place)
      LEFT JOIN access_tokens AS other ON other.user_key = $1 AND other.place = places.place
    WHERE other.key IS NULL OR other.expires_at <= now()
    ORDER BY other.key IS NOT NULL, places.place LIMIT 1
  ),
  created AS (
    INSERT INTO access_tokens AS other (key, user_key, place, name, token_hash, can_write, expires_at)
    SELECT gen_random_uuid(), $1, place, $2, $3, $4, now() + make_interval(days => $5) FROM free
    ON CONFLICT (user_key, place) DO UPDATE SET
      key = EXCLUDED.key, name = EXCLUDED.name, token_hash = EXCLUDED.token_hash, can_write = EXCLUDED.can_write,
      created_at = now(), last_used_at = NULL, expires_at = EXCLUDED.expires_at
    WHERE other.expires_at <= now()
    RETURNING *
  ),
  ${auditOf('created', { action: '$6', address: '$7' })}
  SELECT EXISTS (SELECT FROM free) AS "hasRoom", email, first_name AS "firstName", created.key, created.name,
    created.can_write AS "canWrite", created.created_at AS "createdAt", created.last_used_at AS "lastUsedAt",
    created.expires_at AS "expiresAt"
  FROM users LEFT JOIN created ON true WHERE users.key = $1`;

/** $1 learner, $2 key of the token, $3 action and $4 address of the entry. */
export const REVOKE = `
  WITH gone AS (DELETE FROM access_tokens WHERE key = $2 AND user_key = $1 RETURNING user_key),
  ${auditOf('gone', { action: '$3', address: '$4' })}
  SELECT count(*)::int FROM gone`;
