import { MAX_ID } from '#shared/rules/max-id.ts';
import { readFlagMap } from './legacy-writes.ts';
import { readKey } from './progress-keys.ts';
import type { ProgressField } from './progress-merge.ts';

/** A problem by its name, or by its id on the company-wise sheets. */
export type ProblemReference = { name: string } | { companyId: number };

export type DocumentedItem = { problem: ProblemReference; field: ProgressField; value: string };

const isTrue = (value: unknown) => value === true || value === 'true';
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID;
const isFlag = (value: unknown) => isTrue(value) || value === false || value === 'false';

/**
 * The ticks, stars and notes under legacy keys; other keys are ignored.
 * @param onFault called with each legacy key whose value is invalid
 */
export function legacyItems(
  entries: Iterable<[string, unknown]>,
  onFault: (key: string) => void = () => {},
): DocumentedItem[] {
  const items: DocumentedItem[] = [];
  for (const [key, stored] of entries) {
    const parsed = readKey(key);
    if (!parsed) continue;
    const { field, name } = parsed;
    if (name === null) {
      const map = readFlagMap(stored);
      if (!map) onFault(key);
      for (const [id, value] of Object.entries(map ?? {})) {
        if (!isId(id) || !isFlag(value)) onFault(key);
        else if (isTrue(value)) items.push({ problem: { companyId: Number(id) }, field, value: 'true' });
      }
    } else if (field === 'note') {
      if (typeof stored !== 'string') onFault(key);
      else if (stored !== '') items.push({ problem: { name }, field, value: stored });
    } else if (!isFlag(stored)) onFault(key);
    else if (isTrue(stored)) items.push({ problem: { name }, field, value: 'true' });
  }
  return items;
}
