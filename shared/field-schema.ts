import { z } from 'zod';
import { isCounts } from './rules/sheets/named-counts.ts';
import { LEVELS } from './rules/sheets/difficulty.ts';
import { entriesError } from './rules/text/entries-input.ts';
import { isLink } from './rules/link.ts';
import { MAX_ID } from './rules/max-id.ts';
import { maxLengthError, lengthError, maxLengthOf } from './rules/text/field-length.ts';
import { areSources } from './rules/study/sources.ts';
import { isStorable } from './rules/text/storable.ts';
import type { Field } from './field.ts';

const isDate = (value: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A cache, as the check is slow. Its size is limited, as time zones have many spellings. */
const knownZones = new Set<string>();
const MAX_KNOWN = 1000;

/** Whether a text is an IANA time zone, also an older name. */
export const isTimeZone = (value: string) => {
  if (knownZones.has(value)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
  } catch {
    return false;
  }
  if (/^[+-]/.test(value)) return false;
  if (knownZones.size < MAX_KNOWN) knownZones.add(value);
  return true;
};

type TextRule = { holds(value: string): boolean; says: string };

const TEXT_RULES: Partial<Record<Field['kind'], TextRule>> = {
  level: { holds: (value) => LEVELS.some((level) => level === value), says: 'must be Easy, Medium or Hard' },
  counts: { holds: isCounts, says: 'must name each thing once with a whole number after it, such as Amazon 33' },
  link: { holds: isLink, says: 'must be a link that starts with http://, https:// or /' },
  video: { holds: isLink, says: 'must be a link that starts with http://, https:// or /' },
  sources: { holds: areSources, says: 'must be names of documents, each alone or with an https:// address behind it' },
  date: { holds: isDate, says: 'must be a date like 2026-01-31' },
  time: { holds: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), says: 'must be a time like 18:30' },
  zone: { holds: isTimeZone, says: 'must be a time zone like Asia/Kolkata' },
  slug: { holds: (value) => /^[a-z\d]+(-[a-z\d]+)*$/i.test(value), says: 'must be letters, digits and hyphens' },
};

function text({ kind, parts = [] }: Field, name: string, required: boolean) {
  const rule = TEXT_RULES[kind];
  const fault = (value: string) => lengthError(kind, value) ?? (parts.length > 0 ? entriesError(value, parts) : null);
  return z
    .string({ error: `${name} must be text` })
    .refine(isStorable, { error: `${name} contains a character that cannot be stored`, abort: true })
    .refine((value) => !required || value.trim() !== '', { error: `${name} is required`, abort: true })
    .refine((value) => fault(value) === null, { error: ({ input }) => `${name} ${fault(String(input))}`, abort: true })
    .refine((value) => value === '' || !rule || rule.holds(value), { error: `${name} ${rule?.says}` });
}

// Old forms send numbers as decimal text.
const numberFromText = (value: unknown) => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  return /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
};

function number(kind: Field['kind'], name: string) {
  const base = z.number({ error: `${name} must be a number` });
  if (kind === 'price') return base.min(0, { error: `${name} must be 0 or more` });
  const range = { error: `${name} must be a whole number from 0 to ${MAX_ID}` };
  return base.int(range).min(0, range).max(MAX_ID, range);
}

/**
 * The schema for one field of an input, in which null is a missing value.
 * @param name the field's name in messages
 * @param required whether a missing, null or blank value is refused
 */
export function fieldSchema(field: Field, name: string, required: boolean): z.ZodType {
  const isNumber = field.kind === 'id' || field.kind === 'count' || field.kind === 'price';
  if (field.kind === 'flag') return z.boolean({ error: `${name} must be true or false` });
  // A missing value has another message than a value of the wrong type.
  const expects = (says: string) => ({
    error: ({ input }: { input?: unknown }) => `${name} ${input === undefined && required ? 'is required' : says}`,
  });
  if (isNumber) {
    return z
      .union([z.number(), z.string(), z.null()], expects('must be a number'))
      .transform(numberFromText)
      .refine((value) => !required || value !== null, { error: `${name} is required`, abort: true })
      .pipe(number(field.kind, name).nullable());
  }
  const most = maxLengthOf(field.kind);
  return z
    .union([z.string().max(most, { error: `${name} ${maxLengthError(most)}` }), z.null()], expects('must be text'))
    .transform((value) => (value === null && required ? '' : value))
    .pipe(text(field, name, required).nullable())
    .transform((value) => value ?? '');
}

/** The time zone of a learner's browser; an unknown one counts as UTC, so that what they did is stored anyway. */
export const timeZoneSchema = z
  .string()
  .max(100)
  .transform((zone) => (isTimeZone(zone) ? zone : 'UTC'));
