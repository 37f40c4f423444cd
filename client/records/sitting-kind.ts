import { mergeSittings, saysMore } from '#shared/rules/sittings/sitting-merge.ts';
import { parseSitting, type Sitting } from '#shared/rules/sittings/sitting.ts';
import type { BrowserRecord, RecordKind } from './record-kind.ts';

export type LocalSitting = Sitting & BrowserRecord;

/** By key. */
export const SITTINGS: RecordKind<LocalSitting> = {
  name: 'sitting',
  parse: (text) => parseSitting(text) as LocalSitting | null, // as joinSittings wrote it
  atSignIn: (local, visitors) => joinSittings(local, { ...visitors, isSent: false }),
  restore: joinSittings,
};

/** Merges two copies. The result counts as sent if a sent copy is equal to it. */
export function joinSittings(local: LocalSitting | null, sitting: LocalSitting): LocalSitting {
  if (!local) return sitting;
  const merged = mergeSittings(local, sitting);
  const isSent = [local, sitting].some((copy) => copy.isSent && !saysMore(merged, copy));
  return { ...merged, isSent };
}
