import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';

// The content security policy forbids eval, and reports each attempt.
z.config({ jitless: true });

/** Validates a form by a schema of shared/ and passes on the raw values: the server applies the schema itself. */
export const resolverOf = <V extends FieldValues>(schema: z.ZodType): Resolver<V> =>
  zodResolver(schema as z.ZodType<FieldValues, V>, undefined, { raw: true }) as Resolver<V>; // the form has its fields
