import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { shownOwners } from '#client/records/owner.ts';
import { recordKey } from '#client/records/record-store.ts';
import { marksWith } from '#client/records/marks.ts';
import { MAX_SEEN } from '#shared/rules/sittings/mock-interview.ts';
import type { DrawInput } from '#shared/schemas/interview.ts';

const afterPrefix = (prefix: string) => storedEntries(prefix).map(([key]) => key.slice(prefix.length));

const first = (texts: readonly string[]) => [...new Set(texts)].slice(0, MAX_SEEN);

/** The problems that were worked on or ticked in this browser. */
export function seenHere(): DrawInput['seen'] {
  const worked = shownOwners()
    .flatMap((owner) => [recordKey('draft', owner), recordKey('submission', owner)])
    .flatMap((prefix) => afterPrefix(prefix));
  return {
    slugs: first(worked.map((key) => key.split(':')[0] ?? '')),
    ticked: first([...marksWith('done')].flatMap(([subject, isSet]) => (isSet ? subject : []))),
  };
}
