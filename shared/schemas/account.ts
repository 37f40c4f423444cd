import { z } from 'zod';
import { isStorable } from '../rules/storable.ts';
import { emailSchema } from './newsletter.ts';

/** Messages are those of the old site's forms; what these did not check says in the same manner what is wrong. */
const OBJECT = { error: 'The body must be an object with the fields of the form' };

const NAME_LENGTH = 100;

const name = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .max(NAME_LENGTH, { error: `A name has at most ${NAME_LENGTH} characters` })
    .refine((value) => isStorable(value) && !/[\p{Cc}]/u.test(value), { error: 'A name is one line of text' });

export const phoneSchema = z
  .string({ error: 'Enter a valid 10-digit phone number' })
  .trim()
  .regex(/^\d{10}$/, { error: 'Enter a valid 10-digit phone number' });

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

const passwordLength = `A password has ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`;
const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(MIN_PASSWORD, { error: passwordLength })
  .max(MAX_PASSWORD, { error: passwordLength });

const otpSchema = z
  .union([z.string(), z.number()], { error: 'OTP is required' })
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^\d{6}$/, { error: 'Invalid OTP' }));

export const DIFFERENT = 'Passwords do not match';

export const signUpSchema = z
  .object(
    {
      firstName: name('First name is required').pipe(z.string().min(1, { error: 'First name is required' })),
      lastName: name('Last name must be text')
        .nullish()
        .transform((value) => value ?? ''),
      email: emailSchema,
      phone: phoneSchema,
      password: newPassword,
      confirmPassword: z.string({ error: DIFFERENT }),
    },
    OBJECT,
  )
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: DIFFERENT,
    path: ['confirmPassword'],
  });

export const verifyOtpSchema = z.object({ userId: z.string({ error: 'userId is required' }), otp: otpSchema }, OBJECT);

export const resendSchema = z.object({ userId: z.string({ error: 'userId is required' }) }, OBJECT);

const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .max(1000, { error: 'Password is too long' });

const rememberMe = z
  .boolean({ error: 'Remember me is true or false' })
  .nullish()
  .transform((value) => value === true);

const loginName = (label: string, most: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(most, { error: `${label} has at most ${most} characters` })
    .refine(isStorable, { error: `${label} holds a character that cannot be stored` });

/** By e-mail or by phone; an e-mail that is given counts. */
export const loginSchema = z
  .object(
    {
      email: loginName('Email', 254)
        .transform((value) => value.toLowerCase())
        .nullish(),
      phone: loginName('Phone', 32).nullish(),
      password: typedPassword,
      rememberMe,
    },
    OBJECT,
  )
  .refine(({ email, phone }) => Boolean(email) || Boolean(phone), {
    error: 'Email or phone is required',
    path: ['email'],
  });

export const sendResetSchema = z.object({ email: emailSchema }, OBJECT);

export const resetPasswordSchema = z
  .object(
    {
      email: emailSchema,
      otp: otpSchema,
      newPassword,
      confirmPassword: z.string().nullish(),
    },
    OBJECT,
  )
  .refine(
    ({ newPassword: password, confirmPassword }) => (confirmPassword ?? null) === null || password === confirmPassword,
    {
      error: DIFFERENT,
      path: ['confirmPassword'],
    },
  );

export type SignUpInput = z.input<typeof signUpSchema>;

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
