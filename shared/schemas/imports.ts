import { z } from 'zod';
import { resourceNames } from '../resources/index.ts';

export const MAX_IMPORT_BYTES = 10_000_000;
export const MAX_IMPORT_ROWS = 20_000;

export const IMPORT_FORMATS = ['csv', 'json'] as const;

export const importFileSchema = z.object({
  resource: z.enum(resourceNames),
  format: z.enum(IMPORT_FORMATS),
  /** The whole file. */
  text: z.string(),
});

/** Subscribers with the proof of their consent. */
export const subscriberFileSchema = importFileSchema.omit({ resource: true });

export const importStartSchema = importFileSchema.extend({
  /** Whether one bad row keeps all others out. */
  allOrNone: z.boolean(),
});

export type ImportFormat = (typeof IMPORT_FORMATS)[number];
