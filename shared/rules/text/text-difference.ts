/** The part of a text that differs from another text, with some of the text around it. */
export type Excerpt = { before: string; differing: string; after: string; isCut: boolean };

/** The maximum number of characters shown of the common text on each side, and of the differing text. */
const AROUND = 60;
const MAX = 300;

/** The part of a text that differs from another text; a short text is not cut. */
export function excerptBeside(text: string, other: string, limit = MAX): Excerpt {
  let start = sameCount(text, other, (from, index) => from[index]);
  // Do not split a surrogate pair.
  if (start > 0 && (isLowHalf(text[start]) || isLowHalf(other[start]))) start--;
  const shorter = Math.min(text.length, other.length) - start;
  let end = Math.min(
    shorter,
    sameCount(text, other, (from, index) => from[from.length - 1 - index]),
  );
  if (end > 0 && isLowHalf(text[text.length - end])) end--;
  const differing = text.slice(start, text.length - end);
  const [before, after] = [text.slice(0, start), text.slice(text.length - end)];
  if (text.length <= limit) return { before, differing, after, isCut: false };
  const tail = differing.length > MAX ? '…' : after.length > AROUND ? `${cutEnd(after, AROUND)}…` : after;
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND).replace(LOW_HALF, '')}` : before,
    differing: cutEnd(differing, MAX),
    after: tail,
    isCut: true,
  };
}

const LOW_HALF = /^[\uDC00-\uDFFF]/;
const isLowHalf = (unit: string | undefined) => unit !== undefined && LOW_HALF.test(unit);
const cutEnd = (text: string, limit: number) => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');

function sameCount(text: string, other: string, at: (from: string, index: number) => string | undefined): number {
  const limit = Math.min(text.length, other.length);
  let count = 0;
  while (count < limit && at(text, count) === at(other, count)) count++;
  return count;
}
