import { AppError } from '#server/errors.ts';
import { CONTACT_FIELDS, type ContactField } from '#shared/rules/contact.ts';
import { message, type Route } from '#server/http/rest/route.ts';

/** The documented names of a message's fields. */
const REST_NAMES: Record<ContactField, string> = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  phone: 'phonenumber',
  message: 'message',
};

const documented = Object.values(REST_NAMES);

export const contactRoutes: Route[] = [
  {
    method: 'POST',
    path: '/contact/contactInfo',
    summary: 'Sends a message with the contact form',
    tag: 'contact',
    action: 'message.send',
    body: {
      type: 'object',
      required: documented,
      properties: Object.fromEntries(documented.map((name) => [name, { type: 'string' }])),
    },
    answer: { status: 201, schema: message('Message Sent Successfully') },
    personal: true,
    async handle({ services, viewer, body, clientAddress }) {
      try {
        await services.messages.send(viewer, fromRest(body), clientAddress);
      } catch (error) {
        throw withRestIssues(error);
      }
      return { body: { message: 'Message Sent Successfully' } };
    },
  },
];

function fromRest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent = body as Record<string, unknown>; // checked above
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, sent[REST_NAMES[field]]]));
}

function withRestIssues(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message: text }) => ({
    path: path in REST_NAMES ? REST_NAMES[path as ContactField] : path, // a key of REST_NAMES
    message: text,
  }));
  return new AppError(error.code, error.message, { issues, retryAfter: error.retryAfter, cause: error });
}
