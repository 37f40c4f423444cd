import { addressHash } from '#server/database/address-hash.ts';
import { z } from 'zod';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { emailSchema } from '#shared/schemas/accounts/email.ts';

/** A row of a file: an address, when its owner consented, and where that is recorded. */
export type ConsentRow = { line: number; email: unknown; consentAt: unknown; consentSource: unknown };

export type TakenSubscribers = {
  created: number;
  /** The number of addresses that were already subscribed. */
  unchanged: number;
  refused: { line: number; reason: string }[];
};

const WHOLE_MS = 60_000;

const NO_DATE = 'Consent date must be like 2026-11-21 or 2026-11-21T09:30:00Z';
const NO_SOURCE = 'Consent source is required: where the consent is recorded';

const consentSchema = z.object({
  line: z.number(),
  email: emailSchema,
  consentAt: z
    .string({ error: 'Consent date is required' })
    .trim()
    .min(1, { error: 'Consent date is required', abort: true })
    .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: NO_DATE }))
    .transform((text) => new Date(text))
    .refine((date) => !Number.isNaN(date.getTime()) && date.getTime() <= Date.now(), {
      error: 'Consent date is still to come',
    }),
  consentSource: z
    .string({ error: NO_SOURCE })
    .trim()
    .min(1, { error: NO_SOURCE, abort: true })
    .max(500, { error: 'Consent source can have at most 500 characters' })
    .refine(isStorable, { error: 'Consent source contains a character that cannot be stored' }),
});

type Consent = z.output<typeof consentSchema>;

/** Subscribes addresses whose owners have consented elsewhere: that confirms them, without a confirmation mail. */
export function createTakeSubscribers(prisma: Database['prisma']) {
  return (rows: readonly ConsentRow[], isTrial: boolean): Promise<TakenSubscribers> =>
    prisma.$transaction(
      async (transaction) => {
        // Serialises this with concurrent unsubscriptions: each takes effect either before it or after it.
        await transaction.$executeRaw`LOCK TABLE unsubscriptions IN SHARE MODE`;
        const { good, refused } = await sorted(rows, transaction);
        const subscribed = await knownOf(good, transaction);
        const fresh = good.filter(({ email }) => !subscribed.has(email));
        if (!isTrial) await write(fresh, transaction);
        return { created: fresh.length, unchanged: good.length - fresh.length, refused };
      },
      { timeout: WHOLE_MS },
    );
}

/** The rows that may be imported, and the reasons why the others are refused. */
async function sorted(rows: readonly ConsentRow[], transaction: Prisma.TransactionClient) {
  const refused: TakenSubscribers['refused'] = [];
  const lines = new Map<string, number>();
  const read = rows.flatMap((row): Consent[] => {
    const parsed = consentSchema.safeParse(row);
    if (!parsed.success) {
      refused.push({ line: row.line, reason: parsed.error.issues.map(({ message }) => message).join('; ') });
      return [];
    }
    const { email, line } = parsed.data;
    const same = lines.get(email);
    lines.set(email, same ?? line);
    if (same !== undefined) refused.push({ line, reason: `is the same address as line ${same}` });
    return same === undefined ? [parsed.data] : [];
  });
  const unsubscribedAt = await leftOf(read, transaction);
  const good = read.filter(({ line, email, consentAt }) => {
    const at = unsubscribedAt.get(email);
    if (!at || consentAt > at) return true;
    const day = at.toISOString().slice(0, 10);
    refused.push({ line, reason: `was unsubscribed on ${day}: only a newer consent subscribes it again` });
    return false;
  });
  return { good, refused: refused.toSorted((a, b) => a.line - b.line) };
}

const addressesOf = (rows: readonly Consent[]) => rows.map(({ email }) => email);

/** Returns the addresses that are already subscribed, confirmed or not. */
async function knownOf(rows: readonly Consent[], transaction: Prisma.TransactionClient) {
  const found = await transaction.$queryRaw<{ email: string }[]>`
    SELECT email FROM subscribers WHERE email = ANY(${addressesOf(rows)})`;
  return new Set(found.map(({ email }) => email));
}

const LEFT = `
  SELECT email, at FROM unnest($1::text[]) AS email JOIN unsubscriptions ON hash = ${addressHash('email')}`;

/** Returns when each unsubscribed address was unsubscribed. */
async function leftOf(rows: readonly Consent[], transaction: Prisma.TransactionClient) {
  const found = await transaction.$queryRawUnsafe<{ email: string; at: Date }[]>(LEFT, addressesOf(rows));
  return new Map(found.map(({ email, at }) => [email, at]));
}

async function write(rows: readonly Consent[], transaction: Prisma.TransactionClient) {
  const data = rows.map(({ email, consentAt, consentSource }) => ({
    email,
    consentAt,
    consentSource,
    confirmedAt: consentAt,
  }));
  await transaction.subscriber.createMany({ data, skipDuplicates: true });
}
