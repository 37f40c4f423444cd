import { z } from 'zod';
import { shownText } from '#shared/rules/text/shown-text.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { TYPED_CODE_LENGTH, typedRecoveryCode } from '#shared/rules/typed-code.ts';
import { confirmedPassword, DIFFERENT, newPassword, OBJECT, typedPassword } from './password.ts';

/** A code of an authenticator, or a recovery code. */
const codeSchema = z
  .string({ error: 'Code is required' })
  .max(TYPED_CODE_LENGTH, { error: 'Code is too long' })
  .transform(typedRecoveryCode)
  .refine((code) => code !== '', { error: 'Code is required' });

const typedName = z
  .string({ error: 'Username is required' })
  .transform(shownText)
  .refine((name) => name !== '', { error: 'Username is required', abort: true });

export const administratorLoginSchema = z.object(
  {
    username: typedName
      .pipe(z.string().max(1000, { error: 'Username is too long' }))
      .refine(isStorable, { error: 'Username contains a character that cannot be stored' }),
    password: typedPassword,
    rememberMe: z.boolean().optional(),
    code: codeSchema.optional(),
  },
  { error: 'The body must be an object with username and password' },
);

export const reAuthenticateAdministratorSchema = z.object(
  { password: typedPassword, code: codeSchema.optional() },
  OBJECT,
);

export const confirmCodeSchema = z.object({ code: codeSchema }, OBJECT);

export const endCodesSchema = z.object({ password: typedPassword, code: codeSchema }, OBJECT);

export const addAdministratorSchema = z.object(
  {
    username: typedName
      .pipe(
        z
          .string()
          .min(3, { error: 'A username has 3 to 64 characters' })
          .max(64, { error: 'A username has 3 to 64 characters' }),
      )
      .refine((value) => isStorable(value) && !/\p{Cc}/u.test(value), { error: 'A username is one line of text' }),
    password: newPassword,
  },
  OBJECT,
);

export const changePasswordSchema = z
  .object({ oldPassword: typedPassword, newPassword, confirmPassword: confirmedPassword }, OBJECT)
  .refine(({ newPassword: password, confirmPassword }) => password === confirmPassword, {
    error: DIFFERENT,
    path: ['confirmPassword'],
  });
