import { z } from 'zod';
import { resourceNames } from '../resources/index.ts';

export const MAX_IMPORT_BYTES = 10_000_000;
export const MAX_IMPORT_ROWS = 20_000;

export const FILE_FORMATS = ['csv', 'json'] as const;

/** The outcome of a row. */
export const IMPORT_KINDS = ['new', 'changed', 'unchanged', 'refused'] as const;

export const importFileSchema = z.object({
  resource: z.enum(resourceNames),
  format: z.enum(FILE_FORMATS),
  /** The whole file. */
  text: z.string(),
});

/** Subscribers with the proof of their consent. */
export const subscriberFileSchema = importFileSchema.omit({ resource: true });

export const importStartSchema = z.object({
  /** The key of the preview. */
  key: z.string(),
  /** Whether one bad row prevents the import of all others. */
  allOrNone: z.boolean(),
  /** Whether existing records are left unchanged. */
  addOnly: z.boolean().default(false),
});

export type FileFormat = (typeof FILE_FORMATS)[number];
export type ImportKind = (typeof IMPORT_KINDS)[number];
