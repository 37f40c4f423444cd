import { z } from 'zod';
import { containsLink } from '#shared/rules/text/contains-link.ts';
import { shownText } from '#shared/rules/text/shown-text.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { TYPED_CODE_LENGTH, typedCode } from '#shared/rules/typed-code.ts';
import { typedEmail } from '#shared/rules/typed-email.ts';
import { typedPhone } from '#shared/rules/typed-phone.ts';
import { emailSchema } from './email.ts';
import { confirmedPassword, DIFFERENT, newPassword, OBJECT, typedPassword } from './password.ts';

const NAME_LENGTH = 100;

const name = (missing: string) =>
  z
    .string({ error: missing })
    .transform(shownText)
    .pipe(z.string().max(NAME_LENGTH, { error: `A name has at most ${NAME_LENGTH} characters` }))
    .refine((value) => isStorable(value) && !/[\p{Cc}]/u.test(value), { error: 'A name is one line of text' })
    // Names appear in mails, some of them to people who did not request one.
    .refine((value) => !containsLink(value), { error: 'A name cannot contain an email or web address' });

export const phoneSchema = z
  .string({ error: 'Enter a valid 10-digit phone number' })
  .transform(typedPhone)
  .pipe(z.string().regex(/^\d{10}$/, { error: 'Enter a valid 10-digit phone number' }));

const otpSchema = z
  .union([z.string().max(TYPED_CODE_LENGTH, { error: 'Invalid OTP' }), z.number()], { error: 'OTP is required' })
  .transform((value) => typedCode(String(value)))
  .pipe(z.string({ error: 'Invalid OTP' }));

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
      confirmPassword: confirmedPassword,
    },
    OBJECT,
  )
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: DIFFERENT,
    path: ['confirmPassword'],
  });

export const verifyOtpSchema = z.object({ userId: z.string({ error: 'userId is required' }), otp: otpSchema }, OBJECT);

export const resendSchema = z.object({ userId: z.string({ error: 'userId is required' }) }, OBJECT);

const rememberMe = z
  .boolean({ error: 'Remember me is true or false' })
  .nullish()
  .transform((value) => value === true);

const loginName = (label: string, maxLength: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(maxLength, { error: `${label} has at most ${maxLength} characters` })
    .refine(isStorable, { error: `${label} contains a character that cannot be stored` });

/** By e-mail or by phone; the e-mail takes precedence. */
export const loginSchema = z
  .object(
    {
      email: loginName('Email', 254).transform(typedEmail).nullish(),
      phone: loginName('Phone', 32).transform(typedPhone).nullish(),
      password: typedPassword,
      rememberMe,
    },
    OBJECT,
  )
  .refine(({ email, phone }) => Boolean(email) || Boolean(phone), {
    error: 'Email or phone is required',
    path: ['email'],
  });

/** By the password, or by a code that was mailed. */
export const reAuthenticateSchema = z
  .object({ password: typedPassword.optional(), otp: otpSchema.optional() }, OBJECT)
  .refine(({ password, otp }) => password !== undefined || otp !== undefined, {
    error: 'Password is required',
    path: ['password'],
  });

export const sendResetSchema = z.object({ email: emailSchema }, OBJECT);

export const resetPasswordSchema = z
  .object(
    {
      email: emailSchema,
      otp: otpSchema,
      newPassword,
      confirmPassword: confirmedPassword.nullish(),
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
