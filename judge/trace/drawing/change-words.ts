import type { TracedValue, TraceStep } from '../trace.ts';
import { inSight, type InSight } from './in-sight.ts';
import { nodeText, shortValue, type ValueFormat } from './short-value.ts';
import { idOf, isSame, itemsOf, pairsOf } from './traced-values.ts';

/** A sentence in which code is marked, so that a page can format it; a screen reader reads plain words. */
export type Words = readonly (string | { code: string })[];

const code = (text: string) => ({ code: text });
const MAX_VALUE = 40;

/** Each change since the step before, in words: '`total` is now 9', '`seen[7]` is now 2'. */
export function changesIn(step: TraceStep, before: TraceStep, format: ValueFormat): Words[] {
  const top = step.frames.at(-1);
  if (!top) return [];
  const known = inSight(step, before, top.id);
  const variables = known.filter(({ isChanged }) => isChanged);
  return [...variables.map((variable) => changeOf(variable, format)), ...linksChanged({ step, before, known }, format)];
}

function changeOf({ name, value, previous }: InSight, format: ValueFormat): Words {
  const isNow = (what: string, now: TracedValue | undefined): Words => [
    code(what),
    ' is now ',
    code(shortValue(now, format, MAX_VALUE)),
  ];
  const [pairs, oldPairs] = [pairsOf(value), pairsOf(previous)];
  if (pairs && oldPairs) {
    const changed = pairs.filter(
      ([key, item]) => !oldPairs.some(([oldKey, oldItem]) => isSame(oldKey, key) && isSame(oldItem, item)),
    );
    const removed = oldPairs.filter(([key]) => !pairs.some(([other]) => isSame(other, key)));
    const [first] = changed;
    if (first && changed.length === 1) return isNow(`${name}[${shortValue(first[0], format, 16)}]`, first[1]);
    if (removed[0] && removed.length === 1 && changed.length === 0)
      return [code(name), ' loses ', code(shortValue(removed[0][0], format))];
    return isNow(name, value);
  }
  const [items, old] = [itemsOf(value), itemsOf(previous)];
  return (items && old && itemChange(name, { items, old, value }, format)) || isNow(name, value);
}

type ItemLists = { items: readonly TracedValue[]; old: readonly TracedValue[]; value: TracedValue };

/** Describes one item that was changed, inserted or removed; null if there is more than one change. */
function itemChange(name: string, { items, old, value }: ItemLists, format: ValueFormat): Words | null {
  const short = (item: TracedValue | undefined) => code(shortValue(item, format, MAX_VALUE));
  const isWithout = (longer: readonly TracedValue[], shorter: readonly TracedValue[], index: number) =>
    longer.length === shorter.length + 1 && isSame([...longer.toSpliced(index, 1)], [...shorter]);
  const isSet = typeof value === 'object' && value !== null && 't' in value && value.t === 'set';
  if (items.length === old.length) {
    const indexes = [...items.keys()].filter((index) => !isSame(items[index], old[index]));
    if (indexes.length === 2 && isSwap(items, old, indexes)) {
      const [first = 0, second = 0] = indexes;
      return [code(`${name}[${first}]`), ' and ', code(`${name}[${second}]`), ' are swapped'];
    }
    const [index, ...others] = indexes;
    return index === undefined || others.length > 0 || isSet
      ? null
      : innerChange(`${name}[${index}]`, items[index], old[index], format);
  }
  const added = [...items.keys()].toReversed().find((index) => isWithout(items, old, index));
  if (added !== undefined) return [short(items[added]), ' is put into ', code(name)];
  const removed = [old.length - 1, ...old.keys()].find((index) => isWithout(old, items, index));
  return removed === undefined ? null : [short(old[removed]), ' is taken out of ', code(name)];
}

/** The changed cell of a matrix, or the changed item of any other list. */
function innerChange(
  name: string,
  now: TracedValue | undefined,
  old: TracedValue | undefined,
  format: ValueFormat,
): Words {
  const [row, oldRow] = [itemsOf(now), itemsOf(old)];
  const inside =
    row && oldRow && now !== undefined ? itemChange(name, { items: row, old: oldRow, value: now }, format) : null;
  return inside ?? [code(name), ' is now ', code(shortValue(now, format, MAX_VALUE))];
}

const isSwap = (items: readonly TracedValue[], old: readonly TracedValue[], [first = 0, second = 0]: number[]) =>
  isSame(items[first], old[second]) && isSame(items[second], old[first]);

type Changed = { step: TraceStep; before: TraceStep; known: readonly InSight[] };

/** The changed fields of nodes. Fields of the call's own object are described as its variables. */
function linksChanged({ step, before, known }: Changed, format: ValueFormat): Words[] {
  const own = new Set(known.flatMap(({ objectId }) => objectId ?? []));
  return [...step.changed.objects].flatMap((id) => {
    const [now, old] = [step.objects[id], before.objects[id]];
    if (!now || !old || own.has(id)) return [];
    return Object.entries(now.fields).flatMap(([field, value]) => {
      if (isSame(value, old.fields[field])) return [];
      const name =
        known.findLast((one) => one.isOwn && idOf(one.value) === id)?.name ??
        `${now.type}(${nodeText(old, { ...format, objects: before.objects })})`;
      return [[code(`${name}.${field}`), ' is now ', code(shortValue(value, format, MAX_VALUE))]];
    });
  });
}
