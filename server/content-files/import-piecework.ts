import type { Viewer } from '#server/access/access.ts';
import type { Batch, Cause } from '#server/content/save.ts';
import type { Resource } from '#shared/resource.ts';
import type { ImportReport, ImportState } from './import-report.ts';

type Data = { state: ImportState; rows?: []; report?: ImportReport };

/** What is done with an import: its rows are loaded, or its changes taken back. */
export type Piecework = {
  viewer: Viewer;
  /** How much is done together. */
  size: number;
  cause: Cause;
  /** What is written of some of it, by now, and the report after that. */
  plan(from: number, to: number, report: ImportReport): Promise<{ batch: Batch<Resource>; report: ImportReport }>;
  ended: Data;
  failed(report: ImportReport, failure: string): Data;
};
