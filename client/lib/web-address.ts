/** An absolute address from data; null if it is empty, invalid or not http(s). */
export function webAddress(text: string, base: string): string | null {
  const url = text === '' ? null : URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
