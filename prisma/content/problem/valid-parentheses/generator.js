/**
 * Brackets nested as deeply as possible, so that only one pair at a time can be removed from the middle. The
 * outermost one decides: it matches or is another bracket. With an odd size there is one bracket too many.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

const CLOSING = { '(': ')', '[': ']', '{': '}' };

export function generate(size, random) {
  const isWrong = size > 1 && random.int(0, 1) === 1;
  const opened = [...random.text(Math.floor(size / 2), '([{')];
  const closed = opened.map((bracket) => CLOSING[bracket]).reverse();
  if (isWrong) closed.splice(-1, 1, random.pick(['(', ')', ']', '}']));
  const extra = size % 2 === 1 ? [random.pick(['(', '[', '{'])] : [];
  return [[...extra, ...opened, ...closed].join('')];
}
