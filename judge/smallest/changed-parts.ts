import type { Random } from '../values/random.ts';
import type { Value } from '../values/values.ts';
import type { Parts } from './input-parts.ts';
import type { Profile } from './profile.ts';
import { listsIn, replaced, type ValueAtPath, scalarsIn } from './places.ts';

/** Makes one to three random changes to an input. The result may break the constraints. */
export function changedParts(parts: Parts, profile: Profile, random: Random): Parts {
  let changed = parts;
  for (let count = random.int(1, 3); count > 0; count--) changed = changedOnce(changed, profile, random);
  return changed;
}

function changedOnce(parts: Parts, profile: Profile, random: Random): Parts {
  const scalars = scalarsIn(parts);
  const lists = listsIn(parts);
  if (scalars.length > 0 && (lists.length === 0 || random.int(0, 1) === 0)) {
    const scalar = random.pick(scalars);
    return replaced(parts, scalar.path, otherScalar(scalar.value, scalars, profile, random));
  }
  return lists.length === 0 ? parts : changedList(parts, random.pick(lists), scalars, random);
}

function otherScalar(value: Value, scalars: readonly ValueAtPath<Value>[], profile: Profile, random: Random): Value {
  if (typeof value === 'string') return otherText(value, profile, random);
  if (typeof value === 'boolean') return !value;
  const numbers = scalars.flatMap((scalar) => (typeof scalar.value === 'number' ? scalar.value : []));
  const near = typeof value === 'number' ? value : 0;
  const { numbers: common, lowest } = profile;
  const choices = [near + 1, near - 1, 0, 1, 2, random.int(Math.max(lowest, -3), 5), ...numbers, ...common.slice(0, 4)];
  return random.pick(lowest < 0 ? [...choices, -near] : choices);
}

function otherText(text: string, { letters, words }: Profile, random: Random): string {
  const index = random.int(0, text.length);
  const [before, after] = [text.slice(0, index), text.slice(index)];
  const letter = random.pick([...letters, ...text]);
  switch (random.int(0, 6)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + letter + after;
    case 2:
      return before + letter + after.slice(1);
    case 3:
      return after + before;
    case 4:
      return [...text].toReversed().join('');
    case 5:
      return before + (after[0] ?? '') + after;
    default:
      return random.pick(words);
  }
}

function changedList(
  parts: Parts,
  { path, value: list }: ValueAtPath<Value[]>,
  scalars: readonly ValueAtPath<Value>[],
  random: Random,
): Parts {
  const index = random.int(0, Math.max(0, list.length - 1));
  const items = (): Value[] => {
    switch (random.int(0, 6)) {
      case 0:
        return list.toSpliced(index, 1);
      case 1:
        return list.length === 0 ? [random.int(0, 3)] : list.toSpliced(index, 0, random.pick(list));
      case 2:
        return random.shuffle(list);
      case 3:
        return list.toReversed();
      case 4:
        return list.slice(0, index + 1);
      case 5:
        return list.length > 0 ? [...list, random.pick(list)] : list;
      default:
        return swapped(list, index, random.int(0, Math.max(0, list.length - 1)));
    }
  };
  const changed = replaced(parts, path, items());
  return withCounts(changed, scalars, list.length, lengthAt(changed, path));
}

function lengthAt(parts: Parts, path: readonly number[]): number {
  let value: Value = parts;
  for (const step of path) value = Array.isArray(value) ? (value[step] ?? null) : null;
  return Array.isArray(value) ? value.length : 0;
}

/** Adjusts the number that counts a list after its length has changed, as a text starts with its number of lines. */
export function withCounts(parts: Parts, scalars: readonly ValueAtPath<Value>[], before: number, now: number): Parts {
  if (before === now) return parts;
  const counting = scalars.find(({ path, value }) => path.length <= 2 && (value === before || value === before - 1));
  if (!counting) return parts;
  return replaced(parts, counting.path, now - before + Number(counting.value));
}

function swapped(list: readonly Value[], from: number, to: number): Value[] {
  const [first = null, second = null] = [list[from], list[to]];
  return list.map((item, index) => (index === from ? second : index === to ? first : item));
}
