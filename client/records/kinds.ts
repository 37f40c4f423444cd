import { DRAFTS } from './draft-kind.ts';
import type { RecordKind } from './record-kind.ts';
import { SITTINGS } from './sitting-kind.ts';
import { SUBMISSIONS } from './submission-kind.ts';
import { SYNCED } from './synced-kinds.ts';

/**
 * All kinds. A synced kind is an entry in shared/records/kinds.ts; another one is added here and in sync/sendings.ts.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- each works on its own records only
export const KINDS: readonly RecordKind<any>[] = [DRAFTS, SUBMISSIONS, SITTINGS, ...SYNCED];
