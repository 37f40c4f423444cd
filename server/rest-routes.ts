import { accountRoutes } from '#server/accounts/rest.ts';
import { chatRoutes } from '#server/assistant/rest.ts';
import { contactRoutes } from '#server/messages/rest.ts';
import { contentRoutes } from '#server/content/rest.ts';
import { administratorToRest, peopleRoutes } from '#server/accounts/people-rest.ts';
import { message, type Route } from '#server/http/rest/route.ts';
import { searchRoutes } from '#server/search/rest.ts';

const text = { type: 'string' } as const;

const administratorRoutes: Route[] = [
  {
    method: 'POST',
    path: '/admin/login',
    summary: 'Logs an administrator in: an httpOnly cookie, and the same token for Authorization: Bearer',
    tag: 'admin',
    action: 'session.start',
    body: {
      type: 'object',
      required: ['username', 'password'],
      properties: { username: text, password: text, rememberMe: { type: 'boolean' } },
    },
    answer: {
      status: 200,
      schema: {
        type: 'object',
        required: ['message', 'admin', 'token'],
        properties: {
          message: text,
          admin: { type: 'object', required: ['_id', 'username'], properties: { _id: text, username: text } },
          token: text,
        },
      },
    },
    personal: true,
    async handle({ services, viewer, body, clientAddress }) {
      const { administrator, session } = await services.administrators.login(viewer, body, clientAddress);
      const admin = administratorToRest(administrator);
      return { body: { message: 'Login Successful', admin, token: session.token }, session };
    },
  },
  {
    method: 'POST',
    path: '/admin/logout',
    summary: "Ends the administrator's session",
    tag: 'admin',
    action: 'session.end',
    answer: { status: 200, schema: message('Logout Successfully') },
    personal: true,
    async handle({ services, viewer }) {
      await services.administrators.logout(viewer);
      return { body: { message: 'Logout Successfully' }, endSession: 'administrator' };
    },
  },
];

const newsletterRoutes: Route[] = [
  {
    method: 'POST',
    path: '/newslatter/subscribe',
    summary: 'Subscribes an address to the newsletter',
    tag: 'newslatter',
    action: 'newsletter.subscribe',
    body: { type: 'object', required: ['email'], properties: { email: { type: 'string', format: 'email' } } },
    answer: {
      status: 201,
      schema: { type: 'object', required: ['message', 'email'], properties: { message: text, email: text } },
    },
    errors: [409],
    personal: true,
    async handle({ services, viewer, body, clientAddress }) {
      const { email } = await services.subscribers.subscribe(viewer, body, clientAddress);
      return { body: { message: 'Thanks for subscribing!', email } };
    },
  },
];

/** Every documented call of the REST door. */
export const routes: Route[] = [
  ...contentRoutes,
  ...searchRoutes,
  ...chatRoutes,
  ...administratorRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...accountRoutes,
  ...peopleRoutes,
];
