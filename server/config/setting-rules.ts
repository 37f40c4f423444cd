import { z } from 'zod';
import { addressesOf, areUsable } from './database-hosts.ts';

export const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `a URL like ${example}` }).transform((value) => value.replace(/\/$/, ''));

/** A database URL that is valid with each of its hosts separately. */
export const databaseUrl = () => {
  const singleHost = url(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/name');
  const isUsable = (value: string) =>
    areUsable(value) && addressesOf(value).every((address) => singleHost.safeParse(address).success);
  return z
    .string()
    .refine(isUsable)
    .transform((value) => value.replace(/\/$/, ''));
};

/** Digits only: '0x10', '1e3' and ' ' are numbers to JavaScript, but not what somebody meant. */
export const count = (max: number) => z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(max));

export const mailbox = () => z.string().regex(/^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/);
