import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { requireAccess, requireAdministrator, type Viewer } from '#server/access/access.ts';
import { type Audit, by, keepAudit } from '#server/access/audit.ts';
import { countGuess, type Guesser, takeBackGuess } from '#server/access/guesses.ts';
import { requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { createEncryption } from '#server/access/encryption.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { confirmCodeSchema, endCodesSchema } from '#shared/schemas/accounts/administrator.ts';
import { codeOf, usernameKeyOf } from './let-in.ts';

/** Whether the administrator's own login asks for a code, and how many recovery codes are left. */
export type TwoFactorState = { isOn: boolean; recoveryCodes: number };

/** The codes that an administrator's login may ask for besides the password: TOTP, RFC 6238. */
export type TwoFactor = {
  state(viewer: Viewer): Promise<TwoFactorState>;
  /**
   * Creates a new secret, in base32 and as the URI that authenticators read. @throws AppError conflict when it is on already
   */
  begin(viewer: Viewer): Promise<{ setupKey: string; address: string }>;
  /** Turns it on. The recovery codes are returned only here. @throws AppError invalid_input for a wrong code */
  confirm(viewer: Viewer, input: unknown, clientAddress: string): Promise<{ recoveryCodes: string[] }>;
  /** Turns it off; password and code are the re-authentication. @throws AppError invalid_input for a wrong password or code */
  end(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** The keys of the administrators who have it on. */
  holders(viewer: Viewer): Promise<string[]>;
  /** Turns it off for another administrator, who has lost every way to get a code. @throws AppError not_found */
  takeFrom(viewer: Viewer, key: string): Promise<void>;
  /** @returns the audit action of the login. @throws AppError unauthenticated with `needsCode` */
  require(
    administratorKey: string,
    code: string | undefined,
    guesser: Guesser,
  ): Promise<'administrator.login' | 'administrator.recovery'>;
};

type Deps = { database: Database; limits: RateLimits; audit: Audit; jwtSecret: string };

const STEP_MS = 30_000;
/** The number of steps by which a device's clock may be off. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 random bits, so that a fast hash without a salt cannot be reversed by guessing. */
const RECOVERY_BYTES = 10;

const NONE = 'Two-factor authentication is not set up';

const authenticator = (secret: string, label: string) =>
  new TOTP({ issuer: 'GearUp', label, secret: Secret.fromBase32(secret), period: STEP_MS / 1000 });

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

export function createTwoFactor({ database: { prisma }, limits, audit, jwtSecret }: Deps): TwoFactor {
  const { encrypt, decrypt } = createEncryption(jwtSecret, 'two-factor authentication of administrators');

  /** Accepts a code of the authenticator, each only once. */
  async function take(administratorKey: string, code: string): Promise<boolean> {
    const stored = await prisma.secondFactor.findUnique({ where: { administratorKey } });
    const secret = stored && decrypt(stored.secret);
    if (!secret) return false;
    const now = Date.now();
    const delta = authenticator(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
    if (delta === null) return false;
    const lastStep = Math.floor(now / STEP_MS) + delta;
    const taken = { where: { administratorKey, lastStep: { lt: lastStep } }, data: { lastStep } };
    return (await prisma.secondFactor.updateMany(taken)).count === 1;
  }

  /** Accepts a recovery code, each only once. */
  const recover = async (administratorKey: string, code: string): Promise<boolean> =>
    (await prisma.$executeRaw`
      UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, ${hashOf(code)})
      WHERE administrator_key = ${administratorKey}::uuid AND ${hashOf(code)} = ANY (recovery_hashes)`) === 1;

  /** Counts the try before the code is checked, so that concurrent tries cannot exceed the limit. */
  async function checkCode(
    administratorKey: string,
    code: string,
    guesser: Guesser,
  ): Promise<'code' | 'recovery' | null> {
    const account = codeOf(administratorKey);
    await countGuess(limits, account, guesser);
    const by = (await take(administratorKey, code))
      ? 'code'
      : (await recover(administratorKey, code))
        ? 'recovery'
        : null;
    if (by) await takeBackGuess(limits, { account, guesser, isOwner: true });
    return by;
  }

  const wrongCode = () => {
    const message = 'This code is not right, or was already used';
    return new AppError('invalid_input', message, { issues: [{ path: 'code', message }] });
  };

  return {
    async state(viewer) {
      const { key } = requireAdministrator(viewer, 'administrator.self');
      const stored = await prisma.secondFactor.findUnique({ where: { administratorKey: key } });
      return { isOn: Boolean(stored?.confirmedAt), recoveryCodes: stored?.recoveryHashes.length ?? 0 };
    },

    async begin(viewer) {
      const { key: administratorKey, username } = requireAdministrator(viewer, 'two-factor.set-up');
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const begun = { secret: encrypt(secret), lastStep: 0 };
      const { count } = await prisma.secondFactor.updateMany({
        where: { administratorKey, confirmedAt: null },
        data: begun,
      });
      if (count === 0) {
        const created = await prisma.secondFactor.createMany({
          data: { administratorKey, ...begun },
          skipDuplicates: true,
        });
        if (created.count === 0) throw new AppError('conflict', 'Two-factor authentication is already on');
      }
      return { setupKey: secret, address: authenticator(secret, username).toString() };
    },

    async confirm(viewer, input, clientAddress) {
      const { key: administratorKey, sessionKey } = requireAdministrator(viewer, 'two-factor.set-up');
      const { code } = parseInput(confirmCodeSchema, input);
      const guesser = { clientAddress, device: sessionKey };
      if ((await checkCode(administratorKey, code, guesser)) !== 'code') throw wrongCode();
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
      const confirmed = {
        confirmedAt: new Date(),
        recoveryHashes: recoveryCodes.map((one) => hashOf(one.replaceAll('-', ''))),
      };
      return audit.inTransaction(async (transaction) => {
        const where = { administratorKey, confirmedAt: null };
        const { count } = await transaction.secondFactor.updateMany({ where, data: confirmed });
        if (count === 0) throw new AppError('conflict', 'Two-factor authentication is already on');
        return { result: { recoveryCodes }, entry: { action: 'administrator.code-on', ...by(viewer) } };
      });
    },

    async end(viewer, input, clientAddress) {
      const { key, sessionKey } = requireAdministrator(viewer, 'people.administer');
      const { password, code } = parseInput(endCodesSchema, input);
      const administrator = await prisma.administrator.findUnique({ where: { key } });
      const account = `password of administrator ${key}`;
      // Counted per session, so that nobody else can use up the tries.
      const guesser = { clientAddress, device: sessionKey };
      await requirePassword(limits, { candidates: [administrator], account, password, guesser }).catch(
        (error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
          const message = 'Wrong password';
          throw new AppError('invalid_input', message, { issues: [{ path: 'password', message }], cause: error });
        },
      );
      if (!(await checkCode(key, code, guesser))) throw wrongCode();
      await audit.inTransaction(async (transaction) => {
        await transaction.secondFactor.deleteMany({ where: { administratorKey: key } });
        return { result: undefined, entry: { action: 'administrator.code-off', ...by(viewer) } };
      });
    },

    async holders(viewer) {
      requireAccess(viewer, 'people.administer');
      const where = { confirmedAt: { not: null } };
      const rows = await prisma.secondFactor.findMany({ where, select: { administratorKey: true } });
      return rows.map(({ administratorKey }) => administratorKey);
    },

    async takeFrom(viewer, key) {
      const own = requireAdministrator(viewer, 'administrator.change');
      if (own.key === key) throw new AppError('conflict', 'Your own is turned off with your password and a code');
      if (!z.uuid().safeParse(key).success) throw new AppError('not_found', NONE);
      await audit.inTransaction(async (transaction) => {
        const holder = await transaction.administrator.findUnique({ where: { key } });
        const { count } = await transaction.secondFactor.deleteMany({ where: { administratorKey: key } });
        const entry = { action: 'administrator.code-off', ...by(viewer), about: holder?.username ?? '' } as const;
        if (count === 0) throw new AppError('not_found', NONE);
        return { result: undefined, entry };
      });
    },

    async require(administratorKey, code, guesser) {
      const stored = await prisma.secondFactor.findUnique({ where: { administratorKey } });
      if (!stored?.confirmedAt) return 'administrator.login';
      const refusal = (message: string) => new AppError('unauthenticated', message, { data: { needsCode: true } });
      if (code === undefined) throw refusal('Enter the code of your authenticator');
      const right = await checkCode(administratorKey, code, guesser);
      if (!right) throw refusal('This code is not right, or was already used');
      return right === 'code' ? 'administrator.login' : 'administrator.recovery';
    },
  };
}

/** Sixteen letters and digits in groups of four. */
function recoveryCode(): string {
  const code = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32;
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/**
 * Turns two-factor authentication off for an administrator who has lost all codes and has no colleague to ask: `npm run
 * two-factor:off -- name`.
 * @returns whether there was two-factor authentication
 */
export async function takeTwoFactor({ prisma }: Database, username: string): Promise<boolean> {
  return prisma.$transaction(async (transaction) => {
    const where = { administrator: { usernameKey: usernameKeyOf(username) } };
    const { count } = await transaction.secondFactor.deleteMany({ where });
    if (count > 0)
      await keepAudit(transaction, { action: 'administrator.code-off', actor: '', about: username, address: '' });
    return count > 0;
  });
}
