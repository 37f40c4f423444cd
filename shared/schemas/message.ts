import { z } from 'zod';
import { isStorable } from '#shared/rules/text/storable.ts';
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

const MOST_REPLY = 10_000;

/** What is mailed to the sender of a message. */
export const replySchema = z.object({
  /** Made by whoever writes it: the same one twice is one mail. */
  replyKey: z.uuid(),
  text: z
    .string({ error: 'Reply is required' })
    .max(MOST_REPLY, { error: `Reply must have at most ${MOST_REPLY} characters` })
    .refine((text) => text.trim() !== '', { error: 'Reply is required' })
    .refine(isStorable, { error: 'Reply holds a character that cannot be stored' }),
});
