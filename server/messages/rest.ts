import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { done, keySchema, route, type Route } from '#server/http/rest/route.ts';
import { MESSAGE_FIELDS, type MessageField } from '#shared/rules/message-fields.ts';
import { messageSchema } from '#shared/schemas/message.ts';
import type { MessageView } from './message-views.ts';
import type { Messages } from './messages.ts';

/** The legacy names of a message's fields. */
const REST_NAMES: Record<MessageField, string> = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  phone: 'phonenumber',
  message: 'message',
};

const bodySchema = z.object(
  Object.fromEntries(MESSAGE_FIELDS.map((field) => [REST_NAMES[field], messageSchema.shape[field]])),
);

const storedSchema = z
  .object({
    _id: keySchema,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'message' });

const toRest = ({ key, firstName, lastName, phone, ...rest }: MessageView) => ({
  _id: key,
  firstname: firstName,
  lastname: lastName,
  phonenumber: phone,
  ...rest,
});

const sentAnswer = done('Message Sent Successfully', 201);
const deleted = done('Deleted successfully');

const shared = { tag: 'contact' };

export const messageRoutes = (messages: Messages): Route[] => [
  route({
    ...shared,
    method: 'POST',
    path: '/contact/contactInfo',
    summary: 'Sends a message with the contact form',
    action: 'message.send',
    body: bodySchema,
    answer: sentAnswer.answer,
    errors: [429],
    async handle({ viewer, body, clientAddress }) {
      try {
        await messages.send(viewer, fromRest(body), clientAddress);
      } catch (error) {
        throw withRestIssues(error);
      }
      return { body: sentAnswer.body };
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/contact',
    summary: 'Every message of the contact form',
    action: 'people.administer',
    answer: { status: 200, schema: z.array(storedSchema) },
    async handle({ viewer }) {
      return { body: (await messages.all(viewer)).map(toRest) };
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/contact/{_id}',
    summary: 'Deletes a message',
    action: 'people.administer',
    answer: deleted.answer,
    errors: [404],
    async handle({ viewer, params }) {
      await messages.remove(viewer, params._id ?? '');
      return { body: deleted.body };
    },
  }),
];

function fromRest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const values = body as Record<string, unknown>; // checked above
  return Object.fromEntries(MESSAGE_FIELDS.map((field) => [field, values[REST_NAMES[field]]]));
}

function withRestIssues(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => ({
    path: path in REST_NAMES ? REST_NAMES[path as MessageField] : path, // a key of REST_NAMES
    message,
  }));
  return new AppError(error.code, error.message, { issues, retryAfter: error.retryAfter, cause: error });
}
