import { z } from 'zod';
import { profileNameError } from '#shared/rules/profile-name.ts';
import { timeZoneSchema } from '../field-schema.ts';

const name = z
  .string({ error: 'A public profile has a name' })
  .max(100, { error: 'This name is too long' })
  .transform((text) => text.trim().toLowerCase())
  .superRefine((text, context) => {
    const fault = profileNameError(text);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });

const choice = z.boolean({ error: 'It is either on or off' });

/** The settings of a learner's public profile. */
export const publicProfileSchema = z.object({
  name,
  isOn: choice,
  mayBeIndexed: choice,
  /** The time zone of the browser: the heat map uses its days. */
  timeZone: timeZoneSchema.default('UTC'),
});

/** The name in an address, valid or not. */
export const namedSchema = z.object({ name: z.string().max(100) });

export type PublicProfileSettings = { name: string; isOn: boolean; mayBeIndexed: boolean };
