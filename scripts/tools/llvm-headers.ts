import { CALL_PLACES, isContainer, withCallPlaces } from './call-places.ts';

/** The needed headers and libraries of LLVM, without those for other targets and purposes: half of the archive. */
const NEEDED = [
  /^include\/c\+\+\/v1\/(?!__cxx03\/)/,
  /^include\/wasm32-wasip1\//,
  /^include\/(__std|__float|std|float|limits|inttypes|iso646|tgmath|varargs)[^/]*\.h$/,
  /^lib\/.*\.[ao]$/,
];

/** What the result depends on, for the hash that identifies a tool's content. */
export const HEADER_SETTINGS = [...NEEDED.map(String), ...CALL_PLACES];

const BLOCK = 512;

/** Filters a tar archive (ustar): the result has only the needed files, the containers with the places of calls. */
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
    const entry = tar.subarray(at, end);
    if (type === '5' || NEEDED.some((pattern) => pattern.test(path)))
      needed.push(isContainer(path) ? withPlaces(entry, size) : entry);
    at = end;
  }
  return Buffer.concat([...needed, Buffer.alloc(2 * BLOCK)]);
}

/** The entry of a container's header, with the places of calls. */
function withPlaces(entry: Buffer, size: number): Buffer {
  const content = Buffer.from(withCallPlaces(entry.toString('utf8', BLOCK, BLOCK + size)));
  const header = Buffer.from(entry.subarray(0, BLOCK));
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(`${octal(content.length, 11)}\0`, 124);
  // The checksum counts its own eight bytes as spaces.
  header.fill(' ', 148, 156);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    148,
  );
  return Buffer.concat([header, content, Buffer.alloc(-content.length & (BLOCK - 1))]);
}
