import type { TracedValue } from '../trace.ts';
import { shortValue, type ValueFormat } from './short-value.ts';
import { isSame, itemsOf, pairsOf, unrecorded } from './traced-values.ts';

export type Entry = { key: string; text: string; isChanged: boolean };

/** A map as rows of key and value. */
export type Entries = { entries: readonly Entry[]; more: number };
/** A set as its items. */
export type Chips = { chips: readonly { text: string; isChanged: boolean }[]; more: number };

const MAX_KEY = 18;
const MAX_VALUE = 40;

export function entriesOf(value: TracedValue, previous: TracedValue | undefined, format: ValueFormat): Entries {
  const before = previous === undefined ? null : pairsOf(previous);
  const entries = (pairsOf(value) ?? []).map(([key, item]) => {
    const old = before?.find(([other]) => isSame(other, key));
    return {
      key: shortValue(key, format, MAX_KEY),
      text: shortValue(item, format, MAX_VALUE),
      isChanged: before !== null && (!old || !isSame(old[1], item)),
    };
  });
  return { entries, more: unrecorded(value) };
}

export function chipsOf(value: TracedValue, previous: TracedValue | undefined, format: ValueFormat): Chips {
  const before = previous === undefined ? null : new Set(itemsOf(previous)?.map((item) => JSON.stringify(item)));
  const chips = (itemsOf(value) ?? []).map((item) => ({
    text: shortValue(item, format, MAX_KEY),
    isChanged: before !== null && !before.has(JSON.stringify(item)),
  }));
  return { chips, more: unrecorded(value) };
}
