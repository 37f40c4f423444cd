import { z } from 'zod';
import { type ContactField, contactFault, missingContactField } from '../rules/contact.ts';

const text = (field: ContactField) =>
  z.string({ error: missingContactField(field) }).superRefine((value, context) => {
    const message = contactFault(field, value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const trimmed = (field: ContactField) => text(field).transform((value) => value.trim());

/** The contact form. The message itself is kept as it was typed. */
export const contactSchema = z.object(
  {
    firstName: trimmed('firstName'),
    lastName: trimmed('lastName'),
    email: trimmed('email'),
    phone: trimmed('phone'),
    message: text('message'),
  } satisfies Record<ContactField, z.ZodType>,
  { error: 'The body must be an object with the fields of the form' },
);
