/** The part of Node's Buffer that programs use to read their input as bytes. */
export class Buffer extends Uint8Array {
  static override from(value: unknown, other?: unknown): Buffer {
    const bytes =
      typeof value === 'string' ? new TextEncoder().encode(value) : Uint8Array.from(value as Iterable<number>); // as its caller gives it
    void other;
    const made = new Buffer(bytes.length);
    made.set(bytes);
    return made;
  }

  static alloc(size: number, fill = 0): Buffer {
    return new Buffer(size).fill(fill);
  }

  static allocUnsafe(size: number): Buffer {
    return Buffer.alloc(size);
  }

  static concat(parts: readonly Uint8Array[]): Buffer {
    const made = Buffer.alloc(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      made.set(part, at);
      at += part.length;
    }
    return made;
  }

  static byteLength(text: string): number {
    return new TextEncoder().encode(text).length;
  }

  static isBuffer(value: unknown): boolean {
    return value instanceof Buffer;
  }

  override toString(encoding?: unknown, start = 0, end = this.length): string {
    const part = this.subarray(start, end);
    if (encoding === 'hex') return Array.from(part, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (encoding === 'latin1' || encoding === 'binary' || encoding === 'ascii')
      return Array.from(part, (byte) => String.fromCharCode(byte)).join('');
    return new TextDecoder().decode(part);
  }

  override slice(start?: number, end?: number): Buffer {
    return Buffer.from(this.subarray(start, end));
  }
}
