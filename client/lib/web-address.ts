/** An address that comes from data as an absolute one; null for what is none of the web. */
export function webAddress(text: string, base: string): string | null {
  const url = text === '' ? null : URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
