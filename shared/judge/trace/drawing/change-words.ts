import type { TracedValue, TraceStep } from '../trace.ts';
import { inSight, type InSight } from './in-sight.ts';
import { nodeText, shortValue, type ValueFormat } from './short-value.ts';
import { idOf, isSame, itemsOf, pairsOf } from './traced-values.ts';

/** Code is marked as such, so that a page can draw it and a screen reader hears words. */
export type Words = readonly (string | { code: string })[];

const code = (text: string) => ({ code: text });
const MAX_VALUE = 40;

/** What a step found changed, each change in words: '`total` is now 9', '`seen[7]` is now 2'. */
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
    const fresh = pairs.filter(([key, item]) => !oldPairs.some(([old, was]) => isSame(old, key) && isSame(was, item)));
    const gone = oldPairs.filter(([key]) => !pairs.some(([other]) => isSame(other, key)));
    const [first] = fresh;
    if (first && fresh.length === 1) return isNow(`${name}[${shortValue(first[0], format, 16)}]`, first[1]);
    if (gone[0] && gone.length === 1 && fresh.length === 0)
      return [code(name), ' loses ', code(shortValue(gone[0][0], format))];
    return isNow(name, value);
  }
  const [items, old] = [itemsOf(value), itemsOf(previous)];
  return (items && old && itemChange(name, { items, old, value }, format)) || isNow(name, value);
}

type ItemLists = { items: readonly TracedValue[]; old: readonly TracedValue[]; value: TracedValue };

/** One item that was changed, put in or taken out; null where more happened. */
function itemChange(name: string, { items, old, value }: ItemLists, format: ValueFormat): Words | null {
  const short = (item: TracedValue | undefined) => code(shortValue(item, format, MAX_VALUE));
  const isWithout = (longer: readonly TracedValue[], shorter: readonly TracedValue[], place: number) =>
    longer.length === shorter.length + 1 && isSame([...longer.toSpliced(place, 1)], [...shorter]);
  const isSet = typeof value === 'object' && value !== null && 't' in value && value.t === 'set';
  if (items.length === old.length) {
    const places = [...items.keys()].filter((place) => !isSame(items[place], old[place]));
    if (places.length === 2 && isSwap(items, old, places)) {
      const [one = 0, other = 0] = places;
      return [code(`${name}[${one}]`), ' and ', code(`${name}[${other}]`), ' are swapped'];
    }
    const [place, ...others] = places;
    return place === undefined || others.length > 0 || isSet
      ? null
      : innerChange(`${name}[${place}]`, items[place], old[place], format);
  }
  const added = [...items.keys()].toReversed().find((place) => isWithout(items, old, place));
  if (added !== undefined) return [short(items[added]), ' is put into ', code(name)];
  const removed = [old.length - 1, ...old.keys()].find((place) => isWithout(old, items, place));
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

const isSwap = (items: readonly TracedValue[], old: readonly TracedValue[], [one = 0, other = 0]: number[]) =>
  isSame(items[one], old[other]) && isSame(items[other], old[one]);

type Changed = { step: TraceStep; before: TraceStep; known: readonly InSight[] };

/** The fields of nodes that were changed; those of the call's own object are said as its variables. */
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
