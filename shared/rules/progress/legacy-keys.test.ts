import { describe, expect, test } from 'vitest';
import { isLegacyKey, legacyItems, legacyWrites } from './legacy-keys.ts';

const nothing = () => null;

describe('a change', () => {
  test('writes the key of the name, and the map if the problem is on a company-wise sheet', () => {
    expect(legacyWrites([{ field: 'done', name: 'Two Sum', companyIds: [], value: 'true' }], nothing)).toEqual({
      'checkbox-Two Sum': 'true',
    });
    const stored = new Map([
      ['starredProblems', '{"1":true,"3":true}'],
      ['starred-Two Sum', 'true'],
    ]);
    const read = (key: string) => stored.get(key) ?? null;
    expect(legacyWrites([{ field: 'starred', name: 'Two Sum', companyIds: [1, 7], value: 'false' }], read)).toEqual({
      'starred-Two Sum': 'false',
      starredProblems: '{"1":false,"3":true}',
    });
    expect(legacyWrites([{ field: 'note', name: 'Two Sum', companyIds: [1], value: 'A map' }], nothing)).toEqual({
      'note-Two Sum': 'A map',
    });
  });

  test('writes nothing where nothing was stored and nothing is set', () => {
    expect(legacyWrites([{ field: 'done', name: 'A', companyIds: [1], value: 'false' }], nothing)).toEqual({});
    expect(legacyWrites([{ field: 'note', name: 'A', companyIds: [], value: '' }], nothing)).toEqual({});
  });

  test('overwrites a map that cannot be parsed', () => {
    const { checkboxes } = legacyWrites(
      [{ field: 'done', name: 'A', companyIds: [1], value: 'true' }],
      () => 'not json',
    );
    expect(checkboxes).toBe('{"1":true}');
  });
});

describe('legacy keys', () => {
  test('are distinguished from other keys', () => {
    expect(['checkbox-A', 'checkboxes', 'starred-A', 'starredProblems', 'note-A'].every(isLegacyKey)).toBe(true);
    expect(['Users', 'theme', 'notes', 'progress-owner', 'checkbox'].some(isLegacyKey)).toBe(false);
  });

  test('give their ticks, stars and notes, in both models, as texts or as JSON', () => {
    const items = legacyItems(
      Object.entries({
        'checkbox-A': 'true',
        'checkbox-B': 'false',
        'starred-A': true,
        'note-A': 'text',
        'note-B': '',
        checkboxes: '{"1":true,"2":false}',
        starredProblems: { 3: true },
        Users: '{}',
      }),
    );
    expect(items).toEqual([
      { problem: { name: 'A' }, field: 'done', value: 'true' },
      { problem: { name: 'A' }, field: 'starred', value: 'true' },
      { problem: { name: 'A' }, field: 'note', value: 'text' },
      { problem: { companyId: 1 }, field: 'done', value: 'true' },
      { problem: { companyId: 3 }, field: 'starred', value: 'true' },
    ]);
  });

  test('with an invalid value are reported', () => {
    const errors: string[] = [];
    const entries = { 'checkbox-A': 'yes', checkboxes: '[1]', starredProblems: { 3: 'x' }, 'note-A': 5, ok: 5 };
    expect(legacyItems(Object.entries(entries), (key) => errors.push(key))).toEqual([]);
    expect(errors).toEqual(['checkbox-A', 'checkboxes', 'starredProblems', 'note-A']);
  });
});
