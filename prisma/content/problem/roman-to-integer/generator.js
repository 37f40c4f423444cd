/** A random numeral with `size` symbols, chosen from all numerals of that length. */
export const smallest = 1;
export const largest = 15;
export const seeds = [1, 2, 3, 4, 5];

const DIGITS = ['', 'a', 'aa', 'aaa', 'ab', 'b', 'ba', 'baa', 'baaa', 'ac'];
const SYMBOLS = ['IVX', 'XLC', 'CDM', 'M'];

function numeralOf(num) {
  const places = [...String(num)].reverse().map((digit, place) =>
    [...DIGITS[digit]].map((letter) => SYMBOLS[place]['abc'.indexOf(letter)]).join(''),
  );
  return places.reverse().join('');
}

export function generate(size, random) {
  const numerals = Array.from({ length: 3999 }, (_, index) => numeralOf(index + 1));
  return [random.pick(numerals.filter((numeral) => numeral.length === size))];
}
