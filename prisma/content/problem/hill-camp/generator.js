/** As many queries as posts; half of the queries ask for the height of a post. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 4, 8];

export function generate(size, random) {
  const left = random.int(0, size - 1);
  const peak = random.int(900_000_000, 1_000_000_000);
  const slope = (length) => {
    const steepest = Math.floor(peak / (length + 1));
    let height = peak;
    return Array.from({ length }, () => (height -= random.int(1, steepest)));
  };
  const heights = [...slope(left).reverse(), peak, ...slope(size - 1 - left)];
  const questions = Array.from({ length: size }, () =>
    random.int(0, 1) === 0 ? random.pick(heights) : random.int(1, 1_000_000_000),
  );
  return `${size}\n${heights.join(' ')}\n${size}\n${questions.join(' ')}\n`;
}
