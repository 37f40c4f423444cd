import { describe, expect, test } from 'vitest';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import { splitProgressFile } from './progress-file-parts.ts';

const rest = { format: 'gearup-progress', version: 1, items: [{ name: 'A' }], activity: [{ name: 'A' }] };
const drafts = (count: number, code: string) =>
  Array.from({ length: count }, (_, index) => ({ slug: `p-${index}`, code }));
const bytes = (part: unknown) => Buffer.byteLength(JSON.stringify(part));

describe('an exported file', () => {
  test('is a single part if it is small or not an export', () => {
    const small = { ...rest, drafts: drafts(2, 'code'), submissions: [] };
    for (const file of [small, rest, { 'checkbox-A': 'true' }, [1], 'text', null, { ...rest, drafts: 'nonsense' }])
      expect(splitProgressFile(file)).toEqual([file]);
  });

  test('that is large is split into parts that the server accepts, with everything once', () => {
    const file = {
      ...rest,
      drafts: drafts(40, '日'.repeat(MAX_CODE / 2)),
      submissions: drafts(40, '\u0001'.repeat(MAX_CODE)),
      sittings: drafts(40, 'x'.repeat(MAX_CODE)),
    };
    const parts = splitProgressFile(file) as (typeof file)[];
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) expect(bytes(part)).toBeLessThan(1_000_000);
    expect(parts[0]).toEqual({ ...rest, drafts: [], submissions: [], sittings: [], records: [] });
    for (const part of parts.slice(1)) expect(part).toMatchObject({ format: file.format, items: [], activity: [] });
    expect(parts.flatMap((part) => part.drafts)).toEqual(file.drafts);
    expect(parts.flatMap((part) => part.submissions)).toEqual(file.submissions);
    expect(parts.flatMap((part) => part.sittings)).toEqual(file.sittings);
  });
});
