import { z } from 'zod';
import { addAdministratorSchema, DIFFERENT } from '#shared/schemas/account.ts';

/** The form asks for the password twice; the server is sent one. */
export const addAdministratorFormSchema = addAdministratorSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: DIFFERENT,
    path: ['confirmPassword'],
  });
