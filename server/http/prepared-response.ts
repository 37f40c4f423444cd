import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Near the best ratio in a few milliseconds for a list of 500 records.
const BROTLI_QUALITY = 5;

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const SUFFIX: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

/** A response body that is ready to send. Its brotli and gzip forms are created when first needed. */
export class PreparedResponse {
  /** Called with the number of bytes that a compressed form has added. */
  onGrowth: ((bytes: number) => void) | undefined;
  /** True when it may be stale: its data may have changed since, and the database cannot be asked. */
  isLastKnown = false;
  readonly identity: Buffer;
  readonly #tag: string;
  readonly #made = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(identity: Buffer | string, tag?: string) {
    this.identity = typeof identity === 'string' ? Buffer.from(identity) : identity;
    this.#tag = tag ?? createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
    this.#made.set('identity', this.identity);
  }

  /** Returns a copy marked as last known, for later requests, when it may be stale. */
  asLastKnown(): PreparedResponse {
    const copy = new PreparedResponse(this.identity, this.#tag);
    copy.isLastKnown = true;
    return copy;
  }

  /** The ETag, which differs for each encoding. */
  etag(encoding: Encoding): string {
    return `"${this.#tag}${SUFFIX[encoding]}"`;
  }

  /** Returns the body in an encoding, synchronously once that form exists. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const existing = this.#made.get(encoding);
    if (existing) return existing;
    const making = this.#compress(encoding);
    this.#made.set(encoding, making);
    return making;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const compressed = await (encoding === 'br' ? this.#brotli() : zip(this.identity));
    this.#made.set(encoding, compressed);
    this.onGrowth?.(compressed.length);
    return compressed;
  }

  #brotli(): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
    };
    return brotli(this.identity, { params });
  }
}
