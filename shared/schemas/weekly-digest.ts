import { z } from 'zod';
import { timeZoneSchema } from '../field-schema.ts';

/** Whether a learner gets the weekly digest, and the time zone in which it is sent on Monday morning. */
export const weeklyDigestSchema = z.object({
  isOn: z.boolean({ error: 'The weekly digest is either on or off' }),
  timeZone: timeZoneSchema.default('UTC'),
});
