import { z } from 'zod';
import { passwordForm } from '#shared/rules/password-form.ts';

/** The messages are those of the forms of the old site; additional ones have the same style. */
export const OBJECT = { error: 'The body must be an object with the fields of the form' };

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

const passwordLength = `A password has ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`;
export const newPassword = z
  .string({ error: 'Password is required' })
  .transform(passwordForm)
  .pipe(
    z
      .string()
      .min(1, { error: 'Password is required', abort: true })
      .min(MIN_PASSWORD, { error: passwordLength })
      .max(MAX_PASSWORD, { error: passwordLength }),
  );

/** The second entry of a new password, in the form that equals the first one. */
export const confirmedPassword = z.string({ error: 'Passwords do not match' }).transform(passwordForm);

/** A password typed at login: the rules for new passwords do not apply. */
export const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .max(1000, { error: 'Password is too long' });

export const DIFFERENT = 'Passwords do not match';
