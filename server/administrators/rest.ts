import { z } from 'zod';
import { done, keySchema, route, type Route } from '#server/http/rest/route.ts';
import {
  addAdministratorSchema,
  administratorLoginSchema,
  reAuthenticateAdministratorSchema,
} from '#shared/schemas/accounts/administrator.ts';
import type { Administrators, AdministratorView } from './administrators.ts';
import type { OwnAccess } from './own-access.ts';

const administratorSchema = z.object({ _id: keySchema, username: z.string() }).meta({ id: 'admin' });

/** An administrator under the legacy field names. */
const toRest = ({ key, username }: AdministratorView) => ({ _id: key, username });

const loggedOut = done('Logout Successfully');
const deleted = done('Deleted successfully');
const proven = done('Confirmed');

const shared = { tag: 'admin' };

export const administratorRoutes = (
  administrators: Administrators,
  ownAccess: Pick<OwnAccess, 'reAuthenticate'>,
): Route[] => [
  route({
    ...shared,
    method: 'POST',
    path: '/admin/login',
    hashesPassword: true,
    summary: 'Logs an administrator in: an httpOnly cookie, and the same token for Authorization: Bearer',
    action: 'session.start',
    body: administratorLoginSchema,
    answer: {
      status: 200,
      schema: z.object({ message: z.string(), admin: administratorSchema, token: z.string() }),
    },
    errors: [401, 429],
    async handle({ viewer, body, client }) {
      const { administrator, session, device } = await administrators.login(viewer, body, client);
      const admin = toRest(administrator);
      return { body: { message: 'Login Successful', admin, token: session.token }, session, device };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/admin/logout',
    summary: "Ends the administrator's session",
    action: 'session.end',
    answer: loggedOut.answer,
    async handle({ viewer }) {
      await administrators.logout(viewer);
      return { body: loggedOut.body, endSession: 'administrator' };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/admin/prove',
    hashesPassword: true,
    summary: 'Confirms the session for ten minutes, for the calls that answer `unproven`; a login does the same',
    action: 'administrator.self',
    body: reAuthenticateAdministratorSchema,
    answer: proven.answer,
    errors: [429],
    async handle({ viewer, body, clientAddress }) {
      await ownAccess.reAuthenticate(viewer, body, clientAddress);
      return { body: proven.body };
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/admin',
    summary: 'Every administrator',
    action: 'people.administer',
    answer: { status: 200, schema: z.array(administratorSchema) },
    async handle({ viewer }) {
      return { body: (await administrators.all(viewer)).map(toRest) };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/admin/addadmin',
    hashesPassword: true,
    summary: 'Adds an administrator',
    action: 'administrator.change',
    body: addAdministratorSchema,
    answer: {
      status: 201,
      schema: z.object({ message: z.string(), user: administratorSchema, admin: administratorSchema }),
    },
    errors: [409],
    async handle({ viewer, body }) {
      const admin = toRest(await administrators.add(viewer, body));
      return { body: { message: 'Registered Successfully', user: admin, admin } };
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/admin/{_id}',
    summary: 'Deletes an administrator, but not the last one',
    action: 'administrator.change',
    answer: deleted.answer,
    errors: [404, 409],
    async handle({ viewer, params }) {
      await administrators.remove(viewer, params._id ?? '');
      return { body: deleted.body };
    },
  }),
];
