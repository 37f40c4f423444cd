import {
  type Client,
  cookieWith,
  KEPT_DEVICES,
  type KnownDevice,
  type KnownDevices,
  newDevice,
} from '#server/access/known-devices.ts';
import { hasNotLeft, type Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import type { Job, Jobs } from '#server/database/jobs.ts';
import { pages } from '#shared/pages.ts';
import { deviceName } from '#shared/rules/device-name.ts';
import { newDeviceMail } from './mails.ts';

/** The browsers that learners sign in with: a new one is reported to them by mail. */
export type Devices = {
  /**
   * Call it before a session is handed out.
   * @returns the cookie to set in the browser
   */
  note(userKey: string, client: Client): Promise<string>;
  /**
   * Makes the browser the only known one, without a mail: its user has just proved that they own the e-mail address.
   * @returns the cookie to set in the browser
   */
  makeOnlyKnown(userKey: string, client: Client): Promise<string>;
};

type Deps = {
  database: Database;
  jobs: Jobs;
  knownDevices: Pick<KnownDevices, 'find'>;
  mailer: Mailer;
  siteUrl: string;
  siteTimeZone: string;
  onMailFailure(error: unknown): void;
};

const KIND = 'sign-in-notices';

/** The first browser within this time after the verification of an account is not reported. */
const OPENING = "interval '1 day'";
/** The maximum number of notices an hour: a client that stores no cookies is new at each sign-in. */
const NOTICES_AN_HOUR = 5;
const USER_AGENT_LENGTH = 300;

/** $1 learner, $2 hash of the token, $3 address, $4 user agent, $5 whether nothing is to be reported. */
const NOTE = `
  WITH earlier AS (SELECT first_seen_at FROM known_devices WHERE user_key = $1)
  INSERT INTO known_devices (user_key, token_hash, address, user_agent, notice_at)
  SELECT key, $2, $3, $4, CASE
      WHEN $5 THEN NULL
      WHEN verified_at > now() - ${OPENING} AND NOT EXISTS (SELECT FROM earlier) THEN NULL
      WHEN (SELECT count(*) FROM earlier WHERE first_seen_at > now() - interval '1 hour') >= ${NOTICES_AN_HOUR} THEN NULL
      ELSE now()
    END
  FROM users WHERE key = $1
  ON CONFLICT (user_key, token_hash) DO UPDATE SET last_seen_at = now()
  RETURNING notice_at IS NOT NULL AS "isNew"`;

const DELETE_OLD = `
  DELETE FROM known_devices WHERE user_key = $1 AND token_hash NOT IN (
    SELECT token_hash FROM known_devices WHERE user_key = $1 ORDER BY last_seen_at DESC LIMIT ${KEPT_DEVICES})`;

export function createDevices(deps: Deps): Devices {
  const { pool } = deps.database;
  deps.jobs.work(KIND, noticeJob(deps));

  /** @returns whether its learner must be notified */
  async function keep(userKey: string, { hash }: KnownDevice, client: Client, isQuiet: boolean): Promise<boolean> {
    const values = [userKey, hash, client.address, client.userAgent.slice(0, USER_AGENT_LENGTH), isQuiet];
    const { rows } = await pool.query<{ isNew: boolean }>(NOTE, values);
    return rows[0]?.isNew ?? false;
  }

  return {
    async note(userKey, client) {
      const knownDevice = await deps.knownDevices.find('user', userKey, client.device);
      const device = knownDevice ?? newDevice();
      const isNew = await keep(userKey, device, client, false);
      if (!knownDevice) await pool.query(DELETE_OLD, [userKey]);
      if (isNew) void deps.jobs.add(KIND);
      return cookieWith(client.device, device);
    },

    async makeOnlyKnown(userKey, client) {
      const device = newDevice();
      await pool.query('DELETE FROM known_devices WHERE user_key = $1', [userKey]);
      await keep(userKey, device, client, true);
      return cookieWith(client.device, device);
    },
  };
}

/** A mail that could not be sent is retried every ten minutes, for a day. */
const RETRY_MS = 10 * 60_000;
const OLD_MS = 24 * 60 * 60_000;

/**
 * Mails a notice that is due. Its mark is cleared before the mail is handed over: after a crash in between the learner
 * is notified once or not at all, never twice.
 */
function noticeJob({ database: { prisma }, mailer, siteUrl, siteTimeZone, onMailFailure }: Deps): Job {
  const due = () =>
    prisma.knownDevice.findFirst({
      where: { noticeAt: { lte: new Date() } },
      orderBy: { noticeAt: 'asc' },
    });
  const resetUrl = new URL(pages.forgotPassword.pattern, siteUrl).href;
  return {
    next: async () => (await due())?.tokenHash ?? null,
    async run() {
      const device = await due();
      const user = device && (await prisma.user.findUnique({ where: { key: device.userKey } }));
      // The account was deleted in the meantime.
      if (!user) return;
      const { userKey, tokenHash, address, userAgent, firstSeenAt } = device;
      const notice = (noticeAt: Date | null) =>
        prisma.knownDevice.updateMany({ where: { userKey, tokenHash }, data: { noticeAt } });
      await notice(null);
      const at = firstSeenAt.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone: siteTimeZone });
      const mail = newDeviceMail(user.email, user.firstName, { name: deviceName(userAgent), address, at, resetUrl });
      await mailer.send(mail).catch(async (error: unknown) => {
        onMailFailure(error);
        const isOld = Date.now() - firstSeenAt.getTime() > OLD_MS;
        if (hasNotLeft(error) && !isOld) await notice(new Date(Date.now() + RETRY_MS));
      });
    },
  };
}
