/** Escapes text of the site or of a reader, so that Markdown shows it literally. */
export const asText = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~!&]/g, '\\$&')
    .replace(/^[ \t]+/gm, '')
    .replace(/^([-+=]|\d+(?=[.)]))/gm, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));

/** A link with its URL escaped; only the text when the URL is neither http(s) nor a path of this site. */
export function link(text: string, address: string): string {
  const shown = asText(text.replace(/\s+/g, ' ').trim());
  return /^(https?:\/\/|\/(?![/\\]))/i.test(address)
    ? `[${shown}](${address.replace(/[\s()<>\\]/g, (sign) => encodeSign(sign))})`
    : shown;
}

const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

export const quote = (text: string): string => asText(text).replace(/^/gm, '> ');

/** The fence is longer than any run of backticks in the code. */
export function codeBlock(code: string, language = ''): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}
