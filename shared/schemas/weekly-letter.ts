import { z } from 'zod';
import { timeZoneSchema } from './progress.ts';

/** Whether a learner wants the weekly letter, and the zone of whose Monday morning it comes in. */
export const weeklyLetterSchema = z.object({
  isOn: z.boolean({ error: 'The weekly letter is either on or off' }),
  timeZone: timeZoneSchema.default('UTC'),
});
