const isWithin = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;
const areValues = (list) => list.every((val) => isWithin(val, 1, 10 ** 5));

export function validate(headA, headB) {
  if (headA.length < 1 || headA.length > 3_000) return 'the first list must have 1 to 3 000 nodes';
  if (!areValues(headA)) return 'the values of the first list must be integers from 1 to 10^5';
  const [values, position] = headB.at(-1) === 'joined' ? headB : [headB, null];
  if (!areValues(values)) return 'the values of the second list must be integers from 1 to 10^5';
  if (position !== null && !isWithin(position, 0, headA.length - 1)) {
    return 'the second list must continue at a node of the first one';
  }
  const length = values.length + (position === null ? 0 : headA.length - position);
  if (length < 1 || length > 3_000) return 'the second list must have 1 to 3 000 nodes';
}
