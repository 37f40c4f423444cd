import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import type { Account } from './sessions.ts';

/** From where somebody signs in; `device` is the value of the device cookie, or ''. */
export type Client = { address: string; userAgent: string; device: string };

/*
 * The device cookie identifies the browser and gives no access. It holds a token for each account that was signed in
 * with it: a token is an account's own, so that nobody can plant one in another's browser that both would be known by.
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

/** The cookie with a token put first; the oldest goes where there are too many. */
export const cookieWith = (cookie: string, { token }: KnownDevice): string =>
  [token, ...devicesIn(cookie).map((device) => device.token)]
    .filter((one, index, all) => all.indexOf(one) === index)
    .slice(0, MAX_TOKENS)
    .join('.');

/** Devices kept for an account. */
export const KEPT_DEVICES = 50;

export type KnownDevices = {
  /** The device of the cookie that an account has been signed in with; `key` is null where there is no account. */
  find(account: Account, key: string | null, cookie: string): Promise<KnownDevice | null>;
  /** Makes the browser known to an administrator. @returns the cookie to keep */
  noteAdministrator(key: string, cookie: string): Promise<string>;
};

/** $1 account, $2 hashes. */
const FIND = {
  user: 'SELECT token_hash AS hash FROM known_devices WHERE user_key = $1 AND token_hash = ANY ($2)',
  administrator:
    'SELECT token_hash AS hash FROM administrator_devices WHERE administrator_key = $1 AND token_hash = ANY ($2)',
} as const satisfies Record<Account, string>;

/** $1 administrator, $2 hash. */
const NOTE = `
  INSERT INTO administrator_devices (administrator_key, token_hash) VALUES ($1, $2)
  ON CONFLICT (administrator_key, token_hash) DO UPDATE SET last_seen_at = now()`;
const DELETE_OLD = `
  DELETE FROM administrator_devices WHERE administrator_key = $1 AND token_hash NOT IN (
    SELECT token_hash FROM administrator_devices WHERE administrator_key = $1
    ORDER BY last_seen_at DESC LIMIT ${KEPT_DEVICES})`;

export function createKnownDevices({ pool }: Pick<Database, 'pool'>): KnownDevices {
  async function find(account: Account, key: string | null, cookie: string) {
    const devices = devicesIn(cookie);
    if (devices.length === 0) return null;
    const hashes = devices.map(({ hash }) => hash);
    // Asked without an account too, so that the time does not tell whether there is one.
    const { rows } = await pool.query<{ hash: string }>(FIND[account], [key, hashes]);
    return devices.find(({ hash }) => rows.some((row) => row.hash === hash)) ?? null;
  }
  return {
    find,
    async noteAdministrator(key, cookie) {
      const known = await find('administrator', key, cookie);
      const device = known ?? newDevice();
      await pool.query(NOTE, [key, device.hash]);
      if (!known) await pool.query(DELETE_OLD, [key]);
      return cookieWith(cookie, device);
    },
  };
}
