import { z } from 'zod';
import { isLink } from '../rules/link.ts';
import { reportError } from '../rules/report-fields.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

const text = (field: 'text' | 'email') =>
  z.string().superRefine((value, context) => {
    const message = reportError(field, value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** A report of a mistake, with the address within the site where it was found. */
export const reportSchema = z.object({
  text: text('text'),
  /** '' if no reply is wanted. */
  email: text('email').transform((value) => value.trim()),
  place: z
    .string()
    .max(500)
    .refine((value) => value.startsWith('/') && isLink(value) && isStorable(value), {
      error: 'The place must be an address of this site',
    }),
});
