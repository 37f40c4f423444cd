/** How many bytes of a file show whether it is UTF-16. */
const SAMPLE = 4096;

/**
 * The text of a file in whatever encoding it was saved: UTF-8, UTF-16 with or without a byte order mark, otherwise
 * Windows-1252, which spreadsheets still write.
 */
export function textOfFile(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** In UTF-16, every second byte of Latin letters, digits and separators is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMany = (count: number) => count > sample.length / 5;
  if (isMany(odd) && even < odd / 10) return 'utf-16le';
  return isMany(even) && odd < even / 10 ? 'utf-16be' : null;
}
