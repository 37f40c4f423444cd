import { z } from 'zod';

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
      .max(1000, { error: 'Username is too long' }),
    password,
    rememberMe: z.boolean().optional(),
  },
  { error: 'The body must be an object with username and password' },
);
