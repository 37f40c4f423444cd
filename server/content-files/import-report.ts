import type { ContentImport } from '#prisma/generated/client.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { FileFormat } from '#shared/schemas/imports.ts';

/** A row of the file that was not loaded. */
export type Refusal = { line: number; reason: string };

/** A record that an undo left as it is. */
export type LeftRecord = { recordId: number; title: string; reason: string };

export type UndoReport = {
  /** Who undid the import. */
  author: string;
  undone: number;
  left: LeftRecord[];
  /** Why it stopped half-way. */
  failure?: string;
};

export type ImportReport = {
  format: FileFormat;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that would have changed a record, skipped in an import that only adds. */
  skipped?: number;
  refused: Refusal[];
  /** Why it failed. */
  failure?: string;
  /** Whether its changes are recorded as part of the import, so that they can be undone together. */
  isTracked?: true;
  undo?: UndoReport;
};

export const NOTHING_DONE = { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: [] };

const MAX_SHOWN = 50;

export type ImportState = 'previewed' | 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';

export const UNDER_WAY: ImportState[] = ['waiting', 'running', 'undoing'];

export type ImportView = Omit<ImportReport, 'isTracked' | 'undo'> & {
  key: string;
  resource: ResourceName;
  author: string;
  allOrNone: boolean;
  addOnly: boolean;
  state: ImportState;
  /** The progress of the current or last run: loading the rows, or undoing the changes. */
  total: number;
  done: number;
  /** The first refused rows. */
  refused: Refusal[];
  refusedCount: number;
  /** Only the first of the records that were left are listed. */
  undo: (UndoReport & { leftCount: number }) | null;
  canUndo: boolean;
  isDismissed: boolean;
  createdAt: string;
};

export type StoredImport = Omit<ContentImport, 'rows'>;

export const reportOf = ({ report }: Pick<StoredImport, 'report'>) => report as ImportReport; // written here only

/** Whether there is something to undo; after an undo, whether it left records or failed. */
export function canUndo(stored: StoredImport): boolean {
  const { isTracked, created, updated, undo } = reportOf(stored);
  const isLeft = undo === undefined || undo.left.length > 0 || undo.failure !== undefined;
  return isTracked === true && created + updated > 0 && stored.endedAt !== null && isLeft;
}

export function toView(stored: StoredImport): ImportView {
  const { refused, undo, isTracked: _isTracked, ...report } = reportOf(stored);
  const { createdAt, endedAt: _endedAt, dismissedAt, report: _report, ...row } = stored;
  return {
    ...row,
    ...report,
    refused: refused.slice(0, MAX_SHOWN),
    refusedCount: refused.length,
    undo: undo ? { ...undo, left: undo.left.slice(0, MAX_SHOWN), leftCount: undo.left.length } : null,
    canUndo: canUndo(stored),
    isDismissed: dismissedAt !== null,
    createdAt: createdAt.toISOString(),
  } as ImportView; // the resource and the state are written by this folder
}
