import { z } from 'zod';
import { timeZoneSchema } from './progress.ts';

/** Whether a learner gets the weekly letter, and the time zone in which it is sent on Monday morning. */
export const weeklyLetterSchema = z.object({
  isOn: z.boolean({ error: 'The weekly letter is either on or off' }),
  timeZone: timeZoneSchema.default('UTC'),
});
