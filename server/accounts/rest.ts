import { z } from 'zod';
import { done, keySchema, route, type Route } from '#server/http/rest/route.ts';
import {
  loginSchema,
  resetPasswordSchema,
  sendResetSchema,
  signUpSchema,
  verifyOtpSchema,
} from '#shared/schemas/accounts/account.ts';
import type { Accounts } from './accounts.ts';
import type { UserView } from './user-view.ts';
import type { Users } from './users.ts';

const userSchema = z
  .object({
    _id: keySchema,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    photo: z.string().nullable(),
    googleId: z.string().nullable(),
  })
  .meta({ id: 'user' });

/** A user under the legacy field names. */
const userToRest = ({ key, ...user }: UserView) => ({ _id: key, ...user });

const loggedOut = done('Logout Successfully');
const codeSent = done('OTP sent to your email');
const passwordReset = done('Password reset successfully');
const deleted = done('Deleted successfully');

const shared = { tag: 'user' };

export const accountRoutes = (accounts: Accounts, users: Users): Route[] => [
  route({
    ...shared,
    method: 'POST',
    path: '/user/signup',
    hashesPassword: true,
    isExpensive: true,
    summary: 'Creates an account, which has to be verified with the code sent by mail',
    action: 'account.open',
    body: signUpSchema,
    answer: { status: 201, schema: z.object({ userId: keySchema, message: z.string() }) },
    errors: [429, 502],
    async handle({ viewer, body, clientAddress }) {
      const { userKey } = await accounts.signUp(viewer, body, clientAddress);
      return { body: { userId: userKey, message: 'OTP sent to your email' } };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/user/verify-otp',
    summary: 'Verifies a new account with its code; it does not sign in',
    action: 'account.open',
    body: verifyOtpSchema,
    answer: { status: 200, schema: z.object({ message: z.string(), user: userSchema }) },
    errors: [409],
    async handle({ viewer, body, clientAddress }) {
      const user = await accounts.verify(viewer, body, clientAddress);
      return { body: { message: 'OTP verified successfully', user: userToRest(user) } };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/user/login',
    hashesPassword: true,
    summary: 'Logs a user in by e-mail or phone: an httpOnly cookie, and the same token for Authorization: Bearer',
    action: 'session.start',
    body: loginSchema,
    answer: { status: 200, schema: z.object({ message: z.string(), user: userSchema, token: z.string() }) },
    errors: [401, 403, 429, 502],
    async handle({ viewer, body, client }) {
      const { user, session, device } = await accounts.login(viewer, body, client);
      return { body: { message: 'Login Successful', user: userToRest(user), token: session.token }, session, device };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/user/logout',
    learnersOwn: true,
    summary: "Ends the user's session",
    action: 'session.end',
    answer: loggedOut.answer,
    async handle({ viewer }) {
      await accounts.logout(viewer);
      return { body: loggedOut.body, endSession: 'user' };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/user/send-otp-reset',
    summary: 'Sends a code for a new password; answers the same whether or not the address has an account',
    action: 'account.open',
    body: sendResetSchema,
    answer: codeSent.answer,
    errors: [429, 502],
    async handle({ viewer, body, client }) {
      await accounts.sendResetCode(viewer, body, client);
      return { body: codeSent.body };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/user/reset-password',
    hashesPassword: true,
    summary: 'Sets a new password with a code, and ends every session of the account',
    action: 'account.open',
    body: resetPasswordSchema,
    answer: passwordReset.answer,
    async handle({ viewer, body, client }) {
      const { device } = await accounts.resetPassword(viewer, body, client);
      return { body: passwordReset.body, device };
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/user',
    summary: 'Every verified user',
    action: 'people.administer',
    answer: { status: 200, schema: z.array(userSchema) },
    async handle({ viewer }) {
      return { body: (await users.all(viewer)).map(userToRest) };
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/user/{_id}',
    summary: 'Deletes a user, verified or pending, with all that is theirs',
    action: 'user.remove',
    answer: deleted.answer,
    errors: [404],
    async handle({ viewer, params }) {
      await users.remove(viewer, params._id ?? '');
      return { body: deleted.body };
    },
  }),
];
