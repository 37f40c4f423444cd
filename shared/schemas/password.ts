import { z } from 'zod';

/** Messages are those of the old site’s forms; additional checks are worded in the same manner. */
export const OBJECT = { error: 'The body must be an object with the fields of the form' };

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

const passwordLength = `A password has ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`;
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(MIN_PASSWORD, { error: passwordLength })
  .max(MAX_PASSWORD, { error: passwordLength });

/** A password typed at login: compared as it is, without the rules for new passwords. */
export const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .max(1000, { error: 'Password is too long' });

export const DIFFERENT = 'Passwords do not match';
