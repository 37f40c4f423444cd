import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { draftsOf, storedEntries, submissionsOf } from '#client/lib/storage-keys.ts';
import { readStored } from '#client/lib/storage.ts';
import { flagKey } from '#shared/rules/progress/progress-keys.ts';
import { MAX_SEEN } from '#shared/rules/sittings/mock-interview.ts';
import type { DrawInput } from '#shared/schemas/interview.ts';

const afterPrefix = (prefix: string, isMeant: (text: string) => boolean = () => true) =>
  storedEntries(prefix).flatMap(([key, text]) => (isMeant(text) ? [key.slice(prefix.length)] : []));

const first = (texts: readonly string[]) => [...new Set(texts)].slice(0, MAX_SEEN);

/** The problems that this browser knows its user has worked on or ticked. */
export function seenHere(): DrawInput['seen'] {
  const owners = [readStored(OWNER) ?? GUEST, GUEST];
  const worked = owners
    .flatMap((owner) => [draftsOf(owner), submissionsOf(owner)])
    .flatMap((prefix) => afterPrefix(prefix));
  return {
    slugs: first(worked.map((key) => key.split(':')[0] ?? '')),
    names: first(afterPrefix(flagKey('done', ''), (text) => text === 'true')),
  };
}
