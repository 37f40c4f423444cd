import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ExpectedError } from '#shared/expected-error.ts';

/*
 * A backup is a gzip stream, which may be encrypted as a whole (encryption.ts), of frames: a letter for the kind, the length in four bytes, and that many bytes.
 *   H  begins the file: what was backed up
 *   S  begins a section: a table, or a picture
 *   D  a piece of its data: rows in the text format of COPY, or the bytes of the picture
 *   E  ends the section: its size and its hash
 *   Z  ends the file: how many sections there are
 * All but D are JSON. See docs/decisions/0023.
 */
const VERSION = 1;

const headerSchema = z.object({
  format: z.literal('gearup backup'),
  version: z.int(),
  /** When the snapshot was taken. */
  at: z.iso.datetime(),
  /** The version of the server that it was read from. */
  postgresql: z.string(),
  /** The names of the migrations applied to its tables. */
  migrations: z.array(z.string()),
});

const sectionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('picture'), name: z.string() }),
]);

const sumSchema = z.object({ bytes: z.int(), rows: z.int(), sha256: z.string() });
const endSchema = z.object({ sections: z.int() });

export type Header = z.infer<typeof headerSchema>;
export type Section = z.infer<typeof sectionSchema>;
/** `rows` counts newlines, which occur in the data of a table only at the end of a row. */
export type Sum = z.infer<typeof sumSchema>;

export type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Thrown for a file that cannot be restored; the message says why in one line. */
export class BackupError extends ExpectedError {}

const HEAD_BYTES = 5;
const PIECE_BYTES = 65_536;
const LONGEST_FRAME = 16_000_000;
const NEWLINE = 10;

export const newHeader = (facts: Pick<Header, 'at' | 'postgresql' | 'migrations'>): Header => ({
  format: 'gearup backup',
  version: VERSION,
  ...facts,
});

/** The frames of a file. */
export async function* writeFrames(
  header: Header,
  sections: AsyncIterable<{ section: Section; data: Pieces }>,
): AsyncGenerator<Buffer> {
  yield frame('H', header);
  let count = 0;
  for await (const { section, data } of sections) {
    yield frame('S', section);
    const sums = summing();
    for await (const chunk of data)
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        const piece = chunk.subarray(start, start + PIECE_BYTES);
        sums.add(piece);
        yield head('D', piece.length);
        yield piece;
      }
    yield frame('E', sums.total());
    count++;
  }
  yield frame('Z', { sections: count } satisfies z.infer<typeof endSchema>);
}

function frame(kind: string, content: object): Buffer {
  const payload = Buffer.from(JSON.stringify(content));
  return Buffer.concat([head(kind, payload.length), payload]);
}

function head(kind: string, length: number): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES, kind);
  bytes.writeUInt32BE(length, 1);
  return bytes;
}

function summing() {
  const hash = createHash('sha256');
  let [bytes, rows] = [0, 0];
  return {
    add(piece: Buffer) {
      hash.update(piece);
      bytes += piece.length;
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) rows++;
    },
    total: (): Sum => ({ bytes, rows, sha256: hash.digest('hex') }),
  };
}

/** Processes a section. It has to read all of the data, which throws at its end if it differs from what was written. */
export type Take = (section: Section, data: AsyncGenerator<Buffer>) => Promise<void>;

export type Contents = { header: Header; sections: (Section & Sum)[] };

/**
 * Reads the frames of a file up to its end frame, which must not be missing.
 * @throws BackupError
 */
export async function readFrames(stream: AsyncIterable<Buffer>, take: Take): Promise<Contents> {
  const frames = framesOf(stream);
  const next = async (kinds: string) => {
    const { value, done } = await frames.next();
    if (done) throw new BackupError('it is cut off');
    if (!kinds.includes(value.kind)) throw new BackupError('its parts are not in their order');
    return value;
  };
  const header = parse(headerSchema, (await next('H')).payload);
  if (header.version > VERSION)
    throw new BackupError('it was written by a newer version of the site: restore it with that');

  const sections: Contents['sections'] = [];
  for (;;) {
    const { kind, payload } = await next('SZ');
    if (kind === 'Z') {
      if (parse(endSchema, payload).sections !== sections.length) throw new BackupError('parts of it are missing');
      if (!(await frames.next()).done) throw new BackupError('something follows its end');
      return { header, sections };
    }
    const section = parse(sectionSchema, payload);
    const sums = summing();
    let sum: Sum | undefined;
    await take(
      section,
      (async function* () {
        for (let piece = await next('DE'); ; piece = await next('DE')) {
          if (piece.kind === 'E') {
            sum = parse(sumSchema, piece.payload);
            const { bytes, rows, sha256 } = sums.total();
            if (sum.bytes === bytes && sum.rows === rows && sum.sha256 === sha256) return;
            throw new BackupError(`the ${section.kind} ${section.name} is not as it was written`);
          }
          sums.add(piece.payload);
          yield piece.payload;
        }
      })(),
    );
    if (!sum) throw new Error(`The ${section.kind} ${section.name} was not read to its end`);
    sections.push({ ...section, ...sum });
  }
}

async function* framesOf(stream: AsyncIterable<Buffer>) {
  let buffer: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    buffer = buffer.length > 0 ? Buffer.concat([buffer, chunk]) : chunk;
    while (buffer.length >= HEAD_BYTES) {
      const end = HEAD_BYTES + buffer.readUInt32BE(1);
      if (end > LONGEST_FRAME) throw new BackupError('its parts are longer than any that are written');
      if (buffer.length < end) break;
      yield { kind: buffer.toString('latin1', 0, 1), payload: buffer.subarray(HEAD_BYTES, end) };
      buffer = buffer.subarray(end);
    }
  }
  if (buffer.length > 0) throw new BackupError('it is cut off');
}

function parse<S extends z.ZodType>(schema: S, payload: Buffer): z.output<S> {
  try {
    return schema.parse(JSON.parse(payload.toString()));
  } catch {
    throw new BackupError('it describes itself in a way that this version of the site does not know');
  }
}
