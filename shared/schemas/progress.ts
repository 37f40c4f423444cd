import { z } from 'zod';
import { timeZoneSchema } from '../field-schema.ts';
import { MAX_NOTE } from '#shared/records/note/note.ts';
import { MAX_PROBLEM_NAME } from '#shared/records/mark/mark.ts';
import { legacyItems, type ProblemReference } from '#shared/rules/progress/legacy-keys.ts';
import { PROGRESS_FIELDS, type ProgressField } from '#shared/rules/progress/progress-fields.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { fileDrafts, fileSubmissions } from './practice.ts';
import { fileRecords } from './records.ts';
import { fileSittings } from './sitting.ts';

const MAX_FILE_ITEMS = 20_000;

const storable = (text: string) => isStorable(text);
const problemName = z
  .string({ error: 'A problem has a name' })
  .min(1, { error: 'A problem has a name' })
  .max(MAX_PROBLEM_NAME, { error: `A problem's name has at most ${MAX_PROBLEM_NAME} characters` })
  .refine(storable, { error: "A problem's name contains a character that cannot be stored" });
const note = z
  .string({ error: 'A note is text' })
  .max(MAX_NOTE, { error: `A note has at most ${MAX_NOTE} characters` })
  .refine(storable, { error: 'A note contains a character that cannot be stored' });
const instant = z.iso.datetime({ error: 'A time is given like 2026-11-21T09:30:00.000Z' });

type FieldValue = { field: ProgressField; value: string };
const isValid = ({ field, value }: FieldValue) => field === 'note' || value === 'true' || value === 'false';
const FLAG_FAULT = { error: 'A tick or star is true or false', path: ['value'] };

const field = z.enum(PROGRESS_FIELDS, { error: `A field is one of ${PROGRESS_FIELDS.join(', ')}` });

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
  .refine(isValid, FLAG_FAULT);

export const FILE_FORMAT = 'gearup-progress';

/** The export file with all of a learner's work. */
const progressFileSchema = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.literal(1, { error: 'This file was made by a newer version of the site' }),
  exportedAt: instant,
  /** Shared by the parts of an import, which are undone together. */
  importKey: z.uuid().optional(),
  /** Ticks, stars and notes by the names of problems, and the days of ticks: as lists of other sites give them. */
  items: z
    .array(fileItem)
    .max(MAX_FILE_ITEMS, { error: `A file has at most ${MAX_FILE_ITEMS} items` })
    .default([]),
  activity: z
    .array(z.object({ day, name: problemName }))
    .max(MAX_FILE_ITEMS * 5, { error: `A file has at most ${MAX_FILE_ITEMS * 5} marks of activity` })
    .default([]),
  drafts: fileDrafts.default([]),
  submissions: fileSubmissions.default([]),
  sittings: fileSittings.default([]),
  records: fileRecords.default([]),
});

/** An export; older ones lack some fields. */
export type ProgressFile = z.input<typeof progressFileSchema>;

/** The drafts, submissions and sittings in a file. */
export type WrittenWork = Pick<z.output<typeof progressFileSchema>, 'drafts' | 'submissions' | 'sittings'>;

/** The legacy storage keys with their values: strings, or maps of flags. */
export type StorageDump = Record<string, string | Record<string, boolean | string>>;

/** A file that a learner imports; `readProgressFile` detects its kind. */
export const importedFileSchema = z.custom<ProgressFile | StorageDump>();

/** The content of a file of either kind. `changedAt` is in milliseconds, 0 if unknown. */
export type Imported = {
  items: {
    problem: ProblemReference;
    field: ProgressField;
    value: string;
    previousValue: string | null;
    changedAt: number;
  }[];
  activity: { day: string; name: string }[];
  importKey: string | null;
} & Pick<z.output<typeof progressFileSchema>, 'records'> &
  WrittenWork;

/**
 * Reads an export, or a bare dump of the legacy storage keys.
 * @returns its content, or the message of its first error
 */
export function readProgressFile(file: unknown): Imported | string {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return 'This file contains no progress.';
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
    importKey: data.importKey ?? null,
    drafts: data.drafts,
    submissions: data.submissions,
    sittings: data.sittings,
    records: data.records,
  };
}

function readDump(file: object): Imported | string {
  const faults: string[] = [];
  const items = legacyItems(Object.entries(file), (key) => faults.push(key));
  if (faults[0] !== undefined)
    return `This file is damaged: ${shorten(faults[0])} has a value that does not belong there.`;
  if (items.length === 0) return 'This file contains no progress.';
  for (const { problem, value } of items) {
    const name = 'name' in problem ? problemName.safeParse(problem.name) : null;
    const text = note.safeParse(value);
    const error = name?.error ?? text.error;
    if (error) return `This file is damaged: ${faultOf(error)}.`;
  }
  return {
    items: items.map((item) => ({ ...item, previousValue: null, changedAt: 0 })),
    activity: [],
    importKey: null,
    drafts: [],
    submissions: [],
    sittings: [],
    records: [],
  };
}

const SHOWN_LENGTH = 60;
const shorten = (text: string) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

function faultOf({ issues: [issue] }: z.ZodError): string {
  const [list, index] = issue?.path ?? [];
  const place = typeof index === 'number' ? `${String(list)} ${index + 1}: ` : '';
  return `${place}${issue?.message ?? 'it cannot be read'}`;
}
