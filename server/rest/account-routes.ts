import type { UserView } from '#server/services/accounts.ts';
import type { JsonSchema } from './route.ts';
import { message, ref, type Route } from './route.ts';

const text = { type: 'string' } as const;
const object = (properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

/** A user in the fields that clients of the old site know; no password, hash or code is among them. */
export const userToRest = ({ key, ...user }: UserView) => ({ _id: key, ...user });

const nullableText = { type: ['string', 'null'] };

export const userSchema: JsonSchema = object({
  _id: { type: 'string', format: 'uuid' },
  firstName: text,
  lastName: text,
  email: { type: 'string', format: 'email' },
  phone: nullableText,
  photo: nullableText,
  googleId: nullableText,
});

const shared = { tag: 'user', personal: true } as const;

export const accountRoutes: Route[] = [
  {
    ...shared,
    method: 'POST',
    path: '/user/signup',
    summary: 'Opens an account that waits for the code which is sent by mail',
    action: 'account.open',
    body: object({ firstName: text, lastName: text, email: text, phone: text, password: text, confirmPassword: text }, [
      'lastName',
    ]),
    answer: { status: 201, schema: object({ userId: text, message: text }) },
    errors: [409, 429, 502],
    async handle({ services, viewer, body, clientAddress }) {
      const { userKey } = await services.accounts.signUp(viewer, body, clientAddress);
      return { body: { userId: userKey, message: 'OTP sent to your email' } };
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/user/verify-otp',
    summary: 'Verifies a new account with its code; it does not sign in',
    action: 'account.open',
    body: object({ userId: text, otp: text }),
    answer: { status: 200, schema: object({ message: text, user: ref('user') }) },
    errors: [409],
    async handle({ services, viewer, body }) {
      const user = await services.accounts.verify(viewer, body);
      return { body: { message: 'OTP verified successfully', user: userToRest(user) } };
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/user/login',
    summary: 'Logs a user in by e-mail or phone: an httpOnly cookie, and the same token for Authorization: Bearer',
    action: 'session.start',
    body: object({ email: text, phone: text, password: text, rememberMe: { type: 'boolean' } }, [
      'email',
      'phone',
      'rememberMe',
    ]),
    answer: { status: 200, schema: object({ message: text, user: ref('user'), token: text }) },
    errors: [401, 403, 429],
    async handle({ services, viewer, body, clientAddress }) {
      const { user, session } = await services.accounts.login(viewer, body, clientAddress);
      return { body: { message: 'Login Successful', user: userToRest(user), token: session.token }, session };
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/user/logout',
    learnersOwn: true,
    summary: "Ends the user's session",
    action: 'session.end',
    answer: { status: 200, schema: message('Logout Successfully') },
    async handle({ services, viewer }) {
      await services.accounts.logout(viewer);
      return { body: { message: 'Logout Successfully' }, endSession: 'user' };
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/user/send-otp-reset',
    summary: 'Sends a code for a new password; answers the same whether or not the address has an account',
    action: 'account.open',
    body: object({ email: text }),
    answer: { status: 200, schema: message() },
    errors: [429, 502],
    async handle({ services, viewer, body }) {
      await services.accounts.sendResetCode(viewer, body);
      return { body: { message: 'OTP sent to your email' } };
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/user/reset-password',
    summary: 'Sets a new password with a code, and ends every session of the account',
    action: 'account.open',
    body: object({ email: text, otp: text, newPassword: text, confirmPassword: text }, ['confirmPassword']),
    answer: { status: 200, schema: message() },
    async handle({ services, viewer, body }) {
      await services.accounts.resetPassword(viewer, body);
      return { body: { message: 'Password reset successfully' } };
    },
  },
];
