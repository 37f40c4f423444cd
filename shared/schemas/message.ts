import { z } from 'zod';
import { type MessageField, messageFault, missingMessageField } from '../rules/message-fields.ts';

const text = (field: MessageField) =>
  z.string({ error: missingMessageField(field) }).superRefine((value, context) => {
    const message = messageFault(field, value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const trimmed = (field: MessageField) => text(field).transform((value) => value.trim());

/** The contact form. The message itself is kept as it was typed. */
export const messageSchema = z.object(
  {
    firstName: trimmed('firstName'),
    lastName: trimmed('lastName'),
    email: trimmed('email'),
    phone: trimmed('phone'),
    message: text('message'),
  } satisfies Record<MessageField, z.ZodType>,
  { error: 'The body must be an object with the fields of the form' },
);
