import { z } from 'zod';
import { addAdministratorSchema } from '#shared/schemas/administrator.ts';
import { DIFFERENT } from '#shared/schemas/password.ts';

/** The form asks for the password twice; the server is sent one. */
export const addAdministratorFormSchema = addAdministratorSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: DIFFERENT,
    path: ['confirmPassword'],
  });
