import { z } from 'zod';
import { isTimeZone } from '../field-schema.ts';
import { MAX_ID } from '../rules/max-id.ts';
import { MAX_CHANGES, MAX_NOTE, MAX_PROBLEM_NAME } from '#shared/rules/progress/progress-keys.ts';
import { documentedItems, type ProblemReference } from '#shared/rules/progress/documented-items.ts';
import { PROGRESS_FIELDS, type ProgressField } from '#shared/rules/progress/progress-merge.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { fileDrafts, fileSubmissions } from './practice.ts';
import { fileSittings } from './sitting.ts';

const MAX_FILE_ITEMS = 20_000;

const storable = (text: string) => isStorable(text);
const problemName = z
  .string({ error: 'A problem has a name' })
  .min(1, { error: 'A problem has a name' })
  .max(MAX_PROBLEM_NAME, { error: `A problem's name has at most ${MAX_PROBLEM_NAME} characters` })
  .refine(storable, { error: "A problem's name holds a character that cannot be kept" });
const note = z
  .string({ error: 'A note is text' })
  .max(MAX_NOTE, { error: `A note has at most ${MAX_NOTE} characters` })
  .refine(storable, { error: 'A note holds a character that cannot be kept' });
const instant = z.iso.datetime({ error: 'A time is given like 2026-11-21T09:30:00.000Z' });

// A browser whose zone this server does not know still has its changes kept.
const timeZoneSchema = z
  .string()
  .max(100)
  .transform((zone) => (isTimeZone(zone) ? zone : 'UTC'));

type Valued = { field: ProgressField; value: string };
const fits = ({ field, value }: Valued) => field === 'note' || value === 'true' || value === 'false';
const FLAG_FAULT = { error: 'A tick or star is true or false', path: ['value'] };

const field = z.enum(PROGRESS_FIELDS, { error: `A field is one of ${PROGRESS_FIELDS.join(', ')}` });

const companyId = z.number().int().min(0).max(MAX_ID);

const problem = z.union([
  z.object({ name: problemName }),
  z.object({ companyId }),
  // So browsers wrote it once, and some may still have such a change waiting.
  z.object({ sdeId: companyId }).transform(({ sdeId }) => ({ companyId: sdeId })),
]);

const changeSchema = z
  .object({
    /** Made by the client for each change: the same change sent twice is one. */
    changeKey: z.uuid(),
    problem,
    field,
    value: note,
    /** The note that the learner saw when they changed it. */
    replaces: z.string().max(MAX_NOTE).optional(),
    /** By the learner's clock; null where nobody knows when. */
    changedAt: instant.nullable(),
    timeZone: timeZoneSchema,
    /** From before the sign-in: it joins what the account has, and takes nothing away. */
    isMerged: z.boolean(),
  })
  .refine(fits, FLAG_FAULT);

export const syncSchema = z.object({
  /** Whose the changes are. In a browser that somebody else has signed in to meanwhile, nothing is mixed up. */
  userKey: z.uuid(),
  /** What the client's clock says now. */
  sentAt: instant,
  /** The last revision that this browser has; 0 for everything. */
  since: z.number().int().min(0).max(MAX_ID),
  changes: z.array(changeSchema).max(MAX_CHANGES),
});

export type SyncInput = z.output<typeof syncSchema>;
export type ProgressChange = z.output<typeof changeSchema>;
/** As a browser queues and sends it. */
export type QueuedChange = z.input<typeof changeSchema>;

export const overviewSchema = z.object({ timeZone: timeZoneSchema });

const day = z.iso.date({ error: 'A day is given like 2026-11-21' });

const fileItem = z
  .object({
    name: problemName,
    field,
    value: note,
    previousValue: note.nullable(),
    changedAt: instant,
  })
  .refine(fits, FLAG_FAULT);

export const FILE_FORMAT = 'gearup-progress';

/** The one file that holds everything a learner has done. */
const progressFileSchema = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.literal(1, { error: 'This file was made by a newer version of the site' }),
  exportedAt: instant,
  items: z.array(fileItem).max(MAX_FILE_ITEMS, { error: `A file has at most ${MAX_FILE_ITEMS} items` }),
  activity: z
    .array(z.object({ day, name: problemName }))
    .max(MAX_FILE_ITEMS * 5, { error: `A file has at most ${MAX_FILE_ITEMS * 5} marks of activity` }),
  // Files that were exported before problems could be solved have none.
  drafts: fileDrafts.default([]),
  submissions: fileSubmissions.default([]),
  sittings: fileSittings.default([]),
});

/** As it is exported; older ones have less. */
export type ProgressFile = z.input<typeof progressFileSchema>;

/** What was written on problems and sat, of a file. */
export type WrittenWork = Pick<z.output<typeof progressFileSchema>, 'drafts' | 'submissions' | 'sittings'>;

/** The documented storage keys with their values: texts, and maps of flags. */
export type StorageDump = Record<string, string | Record<string, boolean | string>>;

/** What a learner may import; what it is, `readProgressFile` finds out. */
export const importedFileSchema = z.custom<ProgressFile | StorageDump>();

/** What a file brings, whichever kind it is. `changedAt` is in milliseconds, 0 where nobody knows. */
export type Imported = {
  items: {
    problem: ProblemReference;
    field: ProgressField;
    value: string;
    previousValue: string | null;
    changedAt: number;
  }[];
  activity: { day: string; name: string }[];
} & WrittenWork;

/**
 * Reads an export, or a bare dump of the documented storage keys.
 * @returns what it holds, or the text of its first fault
 */
export function readProgressFile(file: unknown): Imported | string {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return 'This file holds no progress.';
  return 'format' in file ? readExport(file) : readDump(file);
}

function readExport(file: object): Imported | string {
  const { success, data, error } = progressFileSchema.safeParse(file);
  if (!success) return `This file is damaged: ${faultOf(error)}.`;
  return {
    items: data.items.map(({ name, changedAt, ...item }) => ({
      ...item,
      problem: { name },
      changedAt: Date.parse(changedAt),
    })),
    activity: data.activity,
    drafts: data.drafts,
    submissions: data.submissions,
    sittings: data.sittings,
  };
}

function readDump(file: object): Imported | string {
  const faults: string[] = [];
  const items = documentedItems(Object.entries(file), (key) => faults.push(key));
  if (faults[0] !== undefined)
    return `This file is damaged: ${shorten(faults[0])} has a value that does not belong there.`;
  if (items.length === 0) return 'This file holds no progress.';
  for (const { problem, value } of items) {
    const name = 'name' in problem ? problemName.safeParse(problem.name) : null;
    const text = note.safeParse(value);
    const error = name?.error ?? text.error;
    if (error) return `This file is damaged: ${faultOf(error)}.`;
  }
  return {
    items: items.map((item) => ({ ...item, previousValue: null, changedAt: 0 })),
    activity: [],
    drafts: [],
    submissions: [],
    sittings: [],
  };
}

const SHOWN_LENGTH = 60;
const shorten = (text: string) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

function faultOf({ issues: [issue] }: z.ZodError): string {
  const [list, index] = issue?.path ?? [];
  const place = typeof index === 'number' ? `${String(list)} ${index + 1}: ` : '';
  return `${place}${issue?.message ?? 'it cannot be read'}`;
}
