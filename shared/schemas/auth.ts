import { z } from 'zod';
import { isStorable } from '../rules/storable.ts';

const password = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .max(1000, { error: 'Password is too long' });

export const administratorLoginSchema = z.object(
  {
    username: z
      .string({ error: 'Username is required' })
      .trim()
      .min(1, { error: 'Username is required' })
      .max(1000, { error: 'Username is too long' })
      .refine(isStorable, { error: 'Username holds a character that cannot be stored' }),
    password,
    rememberMe: z.boolean().optional(),
  },
  { error: 'The body must be an object with username and password' },
);
