import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { recordKey, shownOwners } from '#client/records/record-store.ts';
import { flagKey } from '#shared/rules/progress/progress-keys.ts';
import { MAX_SEEN } from '#shared/rules/sittings/mock-interview.ts';
import type { DrawInput } from '#shared/schemas/interview.ts';

const afterPrefix = (prefix: string, isMeant: (text: string) => boolean = () => true) =>
  storedEntries(prefix).flatMap(([key, text]) => (isMeant(text) ? [key.slice(prefix.length)] : []));

const first = (texts: readonly string[]) => [...new Set(texts)].slice(0, MAX_SEEN);

/** The problems that were worked on or ticked in this browser. */
export function seenHere(): DrawInput['seen'] {
  const worked = shownOwners()
    .flatMap((owner) => [recordKey('draft', owner), recordKey('submission', owner)])
    .flatMap((prefix) => afterPrefix(prefix));
  return {
    slugs: first(worked.map((key) => key.split(':')[0] ?? '')),
    names: first(afterPrefix(flagKey('done', ''), (text) => text === 'true')),
  };
}
