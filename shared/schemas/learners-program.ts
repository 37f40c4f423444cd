import { z } from 'zod';
import { isTimeZone } from '../field-schema.ts';
import { MAX_LIST_NAME, MAX_ITEMS } from '#shared/records/own-list/own-list.ts';
import { MAX_PROBLEM_NAME } from '#shared/records/mark/mark.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { usualUuid } from '#shared/rules/text/usual-uuid.ts';
import { slug } from './practice.ts';

/*
 * The requests of learners' own programs to the REST API. In an address, all values are strings.
 */
const ZONE = { error: 'A time zone is given like Asia/Kolkata' };
const timeZone = z.string(ZONE).max(100, ZONE).refine(isTimeZone, ZONE).default('UTC');

const MAX_ENTRY = 200;

const PAGE = { error: 'A page is an integer from 1 on' };
const page = z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1);

export const dueSchema = z.object({ timeZone });
export const attemptsSchema = z.object({ problem: slug.optional(), page });
export const notesSchema = z.object({ page });

const LIST_NAME = { error: `A list has a name, of at most ${MAX_LIST_NAME} characters` };
const ENTRY = { error: 'An entry is given by its id, like problem:two-sum or question:os/4' };
const ENTRIES = { error: `The entries are an array of at most ${MAX_ITEMS}, each once` };

export const putListSchema = z.object(
  {
    id: z.uuid({ error: 'The id of a list is a UUID' }).overwrite(usualUuid),
    name: z.string(LIST_NAME).trim().min(1, LIST_NAME).max(MAX_LIST_NAME, LIST_NAME).refine(isStorable, LIST_NAME),
    /** In their order. */
    items: z
      .array(
        z.object({ id: z.string(ENTRY).min(1, ENTRY).max(MAX_ENTRY, ENTRY).refine(isStorable, ENTRY) }, ENTRY),
        ENTRIES,
      )
      .max(MAX_ITEMS, ENTRIES)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, ENTRIES),
  },
  { error: 'The body must be an object with name and items' },
);

const NAME = { error: `The problem or question is missing, or has more than ${MAX_PROBLEM_NAME} characters` };
export const MARKS = ['done', 'starred', 'known', 'revise'] as const;

export const markSchema = z.object(
  {
    name: z.string(NAME).min(1, NAME).max(MAX_PROBLEM_NAME, NAME).refine(isStorable, NAME),
    field: z.enum(MARKS, { error: `A field is one of ${MARKS.join(', ')}` }),
    value: z.boolean({ error: 'A value is true or false' }),
    /** Decides the day on which a tick counts. */
    timeZone,
  },
  { error: 'The body must be an object with name, field and value' },
);
