import { DRAFTS } from './draft-kind.ts';
import type { RecordKind } from './record-kind.ts';
import { SITTINGS } from './sitting-kind.ts';
import { SUBMISSIONS } from './submission-kind.ts';

/** All kinds. A new one is an entry here and one in sendings.ts. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each works on its own records only
export const KINDS: readonly RecordKind<any>[] = [DRAFTS, SUBMISSIONS, SITTINGS];
