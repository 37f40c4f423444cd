/**
 * A third are pairs and letters that stay, so that each new scan has to pass over them. Then come unmatched closing
 * parentheses, then unmatched opening ones. `size` counts characters.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const third = Math.floor(size / 3);
  let kept = '';
  while (kept.length + 3 <= third) kept += `(${random.text(1, 'abcxyz')})`;
  const closing = Array.from({ length: third }, () => random.pick([')', ')', 'c']));
  const opening = Array.from({ length: size - kept.length - third }, () => random.pick(['(', '(', 'o']));
  return [kept + closing.join('') + opening.join('')];
}
