import type { Viewer } from '#server/access/access.ts';
import { requireAccess } from '#server/access/access.ts';
import { AppError, parseInput } from '#server/errors.ts';
import type { Subscribers } from '#server/newsletters/subscribers.ts';
import { subscriberFileSchema } from '#shared/schemas/imports.ts';
import { plainName } from './import-columns.ts';
import { readImportFile } from './import-file.ts';
import type { Refusal } from './import-report.ts';

const MAX_SHOWN = 50;

export type SubscriberImport = {
  total: number;
  created: number;
  unchanged: number;
  /** The first refused rows. */
  refused: Refusal[];
  refusedCount: number;
};

export type SubscriberImports = {
  /**
   * Returns what a file would do, without writing anything. @throws AppError when it cannot be read, or lacks a column
   */
  preview(viewer: Viewer, input: unknown): Promise<SubscriberImport>;
  /** Subscribes all valid rows at once; idempotent. */
  take(viewer: Viewer, input: unknown): Promise<SubscriberImport>;
};

/** The accepted names of each column; letter case, spaces, underscores and hyphens are ignored. */
const COLUMNS = {
  email: { label: 'email', names: ['email', 'emailaddress'] },
  consentAt: { label: 'consent date', names: ['consentdate', 'consentat'] },
  consentSource: { label: 'consent source', names: ['consentsource'] },
};

const isColumn = (name: string) => Object.values(COLUMNS).some(({ names }) => names.includes(plainName(name)));

/** Subscribers from a file, each with the proof of its consent. */
export function createSubscriberImports(subscribers: Pick<Subscribers, 'take'>): SubscriberImports {
  async function take(viewer: Viewer, input: unknown, isTrial: boolean): Promise<SubscriberImport> {
    requireAccess(viewer, 'people.administer');
    const { format, text } = parseInput(subscriberFileSchema, input);
    const file = readImportFile(text, format, isColumn);
    const nameOf = (column: keyof typeof COLUMNS) =>
      file.columns.find((name) => COLUMNS[column].names.includes(plainName(name))) ?? missing(column);
    const names = { email: nameOf('email'), consentAt: nameOf('consentAt'), consentSource: nameOf('consentSource') };
    const faulty = file.rows.flatMap((row) => ('fault' in row ? [{ line: row.line, reason: row.fault }] : []));
    const rows = file.rows.flatMap((row) => {
      if ('fault' in row) return [];
      const { line, cells } = row;
      return {
        line,
        email: cells[names.email],
        consentAt: cells[names.consentAt],
        consentSource: cells[names.consentSource],
      };
    });
    const { created, unchanged, refused } = await subscribers.take(viewer, rows, { isTrial });
    const all = [...faulty, ...refused].toSorted((a, b) => a.line - b.line);
    return {
      total: file.rows.length,
      created,
      unchanged,
      refused: all.slice(0, MAX_SHOWN),
      refusedCount: all.length,
    };
  }
  return {
    preview: (viewer, input) => take(viewer, input, true),
    take: (viewer, input) => take(viewer, input, false),
  };
}

function missing(column: keyof typeof COLUMNS): never {
  const wanted = Object.values(COLUMNS).map(({ label }) => label);
  throw new AppError(
    'invalid_input',
    `The file has no column ${COLUMNS[column].label}. It needs: ${wanted.join(', ')}`,
  );
}
