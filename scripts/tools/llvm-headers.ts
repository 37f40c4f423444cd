/** The needed headers and libraries of LLVM, without those for other targets and purposes: half of the archive. */
const NEEDED = [
  /^include\/c\+\+\/v1\/(?!__cxx03\/)/,
  /^include\/wasm32-wasip1\//,
  /^include\/(__std|__float|std|float|limits|inttypes|iso646|tgmath|varargs)[^/]*\.h$/,
  /^lib\/.*\.[ao]$/,
];

/** The patterns as strings, for the hash that identifies a tool's content. */
export const NEEDED_PATTERNS = NEEDED.map(String);

const BLOCK = 512;

/** Filters a tar archive (ustar): the result has only the needed files, unchanged. */
export function neededHeaders(tar: Buffer): Buffer {
  const needed: Buffer[] = [];
  const text = (from: number, to: number) => tar.toString('utf8', from, to).replace(/\0.*$/s, '');
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const prefix = text(at + 345, at + 500);
    const path = `${prefix}${prefix && '/'}${text(at, at + 100)}`;
    const type = text(at + 156, at + 157);
    // Other types may contain a name too long for a header, which belongs to the next entry.
    if (type !== '0' && type !== '5') throw new Error(`${path} is of type ${type}, which this does not read`);
    const size = Number.parseInt(text(at + 124, at + 136), 8);
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (type === '5' || NEEDED.some((pattern) => pattern.test(path))) needed.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...needed, Buffer.alloc(2 * BLOCK)]);
}
