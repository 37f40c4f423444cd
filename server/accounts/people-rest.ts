import type { MessageView } from './people.ts';
import { userToRest } from './rest.ts';
import type { JsonSchema } from '#server/http/rest/route.ts';
import { message, ref, type Route } from '#server/http/rest/route.ts';

const text = { type: 'string' } as const;
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const adminSchema: JsonSchema = {
  type: 'object',
  required: ['_id', 'username'],
  properties: { _id: text, username: text },
};

export const administratorToRest = ({ key, username }: { key: string; username: string }) => ({ _id: key, username });

const messageToRest = ({ key, firstName, lastName, phone, ...rest }: MessageView) => ({
  _id: key,
  firstname: firstName,
  lastname: lastName,
  phonenumber: phone,
  ...rest,
});

const messageSchema: JsonSchema = {
  type: 'object',
  required: ['_id', 'firstname', 'lastname', 'email', 'phonenumber', 'message', 'createdAt'],
  properties: {
    _id: text,
    firstname: text,
    lastname: text,
    email: text,
    phonenumber: text,
    message: text,
    createdAt: text,
  },
};

const subscriberSchema: JsonSchema = {
  type: 'object',
  required: ['_id', 'email', 'createdAt'],
  properties: { _id: text, email: text, createdAt: text },
};

const shared = { action: 'people.administer', personal: true } as const;
const deleted = { status: 200, schema: message('Deleted successfully') };
const done = { body: { message: 'Deleted successfully' } };

/** What administrators see and delete. */
export const peopleRoutes: Route[] = [
  {
    ...shared,
    method: 'GET',
    path: '/user',
    summary: 'Every verified user',
    tag: 'user',
    answer: { status: 200, schema: list(ref('user')) },
    async handle({ services, viewer }) {
      return { body: (await services.people.users(viewer)).map(userToRest) };
    },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/user/{_id}',
    summary: 'Deletes a user, verified or pending, with all that is theirs',
    tag: 'user',
    answer: deleted,
    errors: [404],
    async handle({ services, viewer, params }) {
      await services.people.removeUser(viewer, params._id ?? '');
      return done;
    },
  },
  {
    ...shared,
    method: 'GET',
    path: '/admin',
    summary: 'Every administrator',
    tag: 'admin',
    answer: { status: 200, schema: list(adminSchema) },
    async handle({ services, viewer }) {
      return { body: (await services.people.administrators(viewer)).map(administratorToRest) };
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/admin/addadmin',
    summary: 'Adds an administrator',
    tag: 'admin',
    body: { type: 'object', required: ['username', 'password'], properties: { username: text, password: text } },
    answer: {
      status: 201,
      schema: {
        type: 'object',
        required: ['message', 'user', 'admin'],
        properties: { message: text, user: adminSchema, admin: adminSchema },
      },
    },
    errors: [409],
    async handle({ services, viewer, body }) {
      const admin = administratorToRest(await services.people.addAdministrator(viewer, body));
      return { body: { message: 'Registered Successfully', user: admin, admin } };
    },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/admin/{_id}',
    summary: 'Deletes an administrator, but not the last one',
    tag: 'admin',
    answer: deleted,
    errors: [404, 409],
    async handle({ services, viewer, params }) {
      await services.people.removeAdministrator(viewer, params._id ?? '');
      return done;
    },
  },
  {
    ...shared,
    method: 'GET',
    path: '/newslatter',
    summary: 'Every subscriber',
    tag: 'newslatter',
    answer: { status: 200, schema: list(subscriberSchema) },
    async handle({ services, viewer }) {
      const subscribers = await services.people.subscribers(viewer);
      return { body: subscribers.map(({ key, ...subscriber }) => ({ _id: key, ...subscriber })) };
    },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/newslatter/{anything}',
    summary: "Deletes the subscriber of the body's email, or of ?email=",
    tag: 'newslatter',
    body: { type: 'object', properties: { email: text } },
    query: { email: text },
    answer: deleted,
    errors: [404],
    async handle({ services, viewer, body, query }) {
      const sent = typeof body === 'object' && body !== null && 'email' in body ? body.email : query.email;
      await services.people.removeSubscriber(viewer, sent);
      return done;
    },
  },
  {
    ...shared,
    method: 'GET',
    path: '/contact',
    summary: 'Every message of the contact form',
    tag: 'contact',
    answer: { status: 200, schema: list(messageSchema) },
    async handle({ services, viewer }) {
      return { body: (await services.people.messages(viewer)).map(messageToRest) };
    },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/contact/{_id}',
    summary: 'Deletes a message',
    tag: 'contact',
    answer: deleted,
    errors: [404],
    async handle({ services, viewer, params }) {
      await services.people.removeMessage(viewer, params._id ?? '');
      return done;
    },
  },
];
