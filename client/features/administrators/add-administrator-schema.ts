import { z } from 'zod';
import { addAdministratorSchema } from '#shared/schemas/accounts/administrator.ts';
import { DIFFERENT } from '#shared/schemas/accounts/password.ts';

/** The form has two password fields; only one is sent to the server. */
export const addAdministratorFormSchema = addAdministratorSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: DIFFERENT,
    path: ['confirmPassword'],
  });
