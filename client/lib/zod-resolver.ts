import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';

// The content security policy refuses code made from text, and reports each try.
z.config({ jitless: true });

/** Checks a form by a schema of shared, and hands on what was typed: the server applies the schema itself. */
export const resolverOf = <V extends FieldValues>(schema: z.ZodType): Resolver<V> =>
  zodResolver(schema as z.ZodType<FieldValues, V>, undefined, { raw: true }) as Resolver<V>; // the form has its fields
