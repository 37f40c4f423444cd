import { z } from 'zod';
import { isStorable } from '#shared/rules/text/storable.ts';
import { DIFFERENT, newPassword, OBJECT, typedPassword } from './password.ts';

/** A code of an authenticator, or a recovery code; spaces and hyphens are ignored. */
const typedCode = z
  .string({ error: 'Code is required' })
  .max(100, { error: 'Code is too long' })
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => code !== '', { error: 'Code is required' });

export const administratorLoginSchema = z.object(
  {
    username: z
      .string({ error: 'Username is required' })
      .trim()
      .min(1, { error: 'Username is required' })
      .max(1000, { error: 'Username is too long' })
      .refine(isStorable, { error: 'Username contains a character that cannot be stored' }),
    password: typedPassword,
    rememberMe: z.boolean().optional(),
    code: typedCode.optional(),
  },
  { error: 'The body must be an object with username and password' },
);

export const proveAdministratorSchema = z.object({ password: typedPassword, code: typedCode.optional() }, OBJECT);

export const confirmCodeSchema = z.object({ code: typedCode }, OBJECT);

export const endCodesSchema = z.object({ password: typedPassword, code: typedCode }, OBJECT);

export const addAdministratorSchema = z.object(
  {
    username: z
      .string({ error: 'Username is required' })
      .trim()
      .min(1, { error: 'Username is required', abort: true })
      .min(3, { error: 'A username has 3 to 64 characters' })
      .max(64, { error: 'A username has 3 to 64 characters' })
      .refine((value) => isStorable(value) && !/\p{Cc}/u.test(value), { error: 'A username is one line of text' }),
    password: newPassword,
  },
  OBJECT,
);

export const changePasswordSchema = z
  .object({ oldPassword: typedPassword, newPassword, confirmPassword: z.string({ error: DIFFERENT }) }, OBJECT)
  .refine(({ newPassword: password, confirmPassword }) => password === confirmPassword, {
    error: DIFFERENT,
    path: ['confirmPassword'],
  });
