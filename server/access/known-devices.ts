import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import type { AccountKind } from './sessions.ts';

/** The client of a sign-in; `device` is the value of the device cookie, or ''. */
export type Client = { address: string; userAgent: string; device: string };

/*
 * The device cookie identifies the browser and gives no access. It contains a token for each account that has signed in
 * with it. A token belongs to one account, so that nobody can plant one in another's browser that would identify both.
 */

export type KnownDevice = { token: string; hash: string };

const TOKEN = /^[\w-]{43}$/;
const MAX_TOKENS = 8;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const devicesIn = (cookie: string): KnownDevice[] =>
  cookie
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_TOKENS)
    .map((token) => ({ token, hash: hashOf(token) }));

export function newDevice(): KnownDevice {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Returns the cookie with a token put first; when there are too many, the oldest is dropped. */
export const cookieWith = (cookie: string, { token }: KnownDevice): string =>
  [token, ...devicesIn(cookie).map((device) => device.token)]
    .filter((one, index, all) => all.indexOf(one) === index)
    .slice(0, MAX_TOKENS)
    .join('.');

/** The number of devices stored for an account. */
export const KEPT_DEVICES = 50;

export type KnownDevices = {
  /** Finds the device of the cookie with which an account has signed in; `key` is null when there is no account. */
  find(account: AccountKind, key: string | null, cookie: string): Promise<KnownDevice | null>;
  /** Makes the browser known to an administrator. @returns the cookie to set */
  noteAdministrator(key: string, cookie: string): Promise<string>;
};

/** $1 account, $2 hashes. */
const FIND = {
  user: 'SELECT token_hash AS hash FROM known_devices WHERE user_key = $1 AND token_hash = ANY ($2)',
  administrator:
    'SELECT token_hash AS hash FROM administrator_devices WHERE administrator_key = $1 AND token_hash = ANY ($2)',
} as const satisfies Record<AccountKind, string>;

/** $1 administrator, $2 hash. */
const NOTE = `
  INSERT INTO administrator_devices (administrator_key, token_hash) VALUES ($1, $2)
  ON CONFLICT (administrator_key, token_hash) DO UPDATE SET last_seen_at = now()`;
const DELETE_OLD = `
  DELETE FROM administrator_devices WHERE administrator_key = $1 AND token_hash NOT IN (
    SELECT token_hash FROM administrator_devices WHERE administrator_key = $1
    ORDER BY last_seen_at DESC LIMIT ${KEPT_DEVICES})`;

export function createKnownDevices({ pool }: Pick<Database, 'pool'>): KnownDevices {
  async function find(account: AccountKind, key: string | null, cookie: string) {
    const devices = devicesIn(cookie);
    if (devices.length === 0) return null;
    const hashes = devices.map(({ hash }) => hash);
    // Queried without an account too, so that the timing does not reveal whether there is one.
    const { rows } = await pool.query<{ hash: string }>(FIND[account], [key, hashes]);
    return devices.find(({ hash }) => rows.some((row) => row.hash === hash)) ?? null;
  }
  return {
    find,
    async noteAdministrator(key, cookie) {
      const existing = await find('administrator', key, cookie);
      const device = existing ?? newDevice();
      await pool.query(NOTE, [key, device.hash]);
      if (!existing) await pool.query(DELETE_OLD, [key]);
      return cookieWith(cookie, device);
    },
  };
}
