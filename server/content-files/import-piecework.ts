import type { Viewer } from '#server/access/access.ts';
import type { Batch, Cause } from '#server/content/save.ts';
import type { Resource } from '#shared/resource.ts';
import type { ImportReport, ImportState } from './import-report.ts';

type Data = { state: ImportState; rows?: []; report?: ImportReport };

/** The work on an import, done in pieces: loading its rows, or undoing its changes. */
export type Piecework = {
  viewer: Viewer;
  /** The number of rows or changes that are processed together. */
  size: number;
  cause: Cause;
  /** The batch to write for the rows or changes `from` to `to`, as records are now, and the report after it. */
  plan(from: number, to: number, report: ImportReport): Promise<{ batch: Batch<Resource>; report: ImportReport }>;
  ended: Data;
  failed(report: ImportReport, failure: string): Data;
};
