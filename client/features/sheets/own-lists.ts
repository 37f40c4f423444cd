import { useEffect, useMemo, useState } from 'react';
import { GUEST, OWNER } from '#client/records/owner.ts';
import { recordPrefix, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { useStored, useStoredValue } from '#client/lib/storage/storage.ts';
import type { readOwnLists } from './read-own-lists.tsx';
import type { Problem } from './problem.ts';

type OnSheet = Partial<Omit<ReturnType<typeof readOwnLists>, 'rows'>> & { rows: readonly Problem[] };

/**
 * The rows of a sheet with the learner's own lists that contain them, and the filter for these lists. The code is only
 * loaded if there are any; on the server there are none.
 * @param asked the list in the address
 */
export function useOwnListsOn(rows: readonly Problem[], asked: string | null): OnSheet {
  const start = `${recordPrefix(useStored(OWNER) ?? GUEST)}own-list:`;
  const texts = useStoredValue(() => storedEntries(start).join('\n'), '');
  const [read, setRead] = useState<typeof readOwnLists>();
  const isAny = texts !== '';
  useEffect(() => {
    if (isAny)
      import('./read-own-lists.tsx').then(
        (module) => setRead(() => module.readOwnLists),
        () => {},
      );
  }, [isAny]);
  return useMemo(() => read?.(rows, { texts, start, asked }) ?? { rows }, [read, rows, texts, start, asked]);
}
