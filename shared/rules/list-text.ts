/** The items of comma-separated text such as companies: trimmed, blanks left out. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
