import { describe, expect, test } from 'vitest';
import { applyEdit, mergeItem, type ProgressItem } from './progress-merge.ts';

const item = (value: string, overrides: Partial<ProgressItem> = {}): ProgressItem => ({
  value,
  previousValue: null,
  changedAt: 100,
  changeKey: 'm',
  ...overrides,
});

describe('an edit', () => {
  test('of a new item is stored', () => {
    expect(applyEdit('done', null, { value: 'true', changedAt: 5, changeKey: 'a' })).toEqual({
      value: 'true',
      previousValue: null,
      changedAt: 5,
      changeKey: 'a',
    });
  });

  test('sent twice changes nothing', () => {
    const edit = { value: 'true', changedAt: 100, changeKey: 'm' };
    expect(applyEdit('done', item('true'), edit)).toBeNull();
    expect(applyEdit('done', item('true'), { ...edit, changedAt: 900 })).toBeNull();
  });

  test('that is later wins, one that is earlier does not', () => {
    const stored = item('true');
    expect(applyEdit('done', stored, { value: 'false', changedAt: 101, changeKey: 'a' })?.value).toBe('false');
    expect(applyEdit('done', stored, { value: 'false', changedAt: 99, changeKey: 'z' })).toBeNull();
  });

  test('in the same millisecond wins with the greater key, in either order', () => {
    const a = { value: 'true', changedAt: 100, changeKey: 'a' };
    const b = { value: 'false', changedAt: 100, changeKey: 'b' };
    const first = applyEdit('done', null, a);
    expect(applyEdit('done', first, b)?.value).toBe('false');
    expect(applyEdit('done', applyEdit('done', null, b), a)).toBeNull();
  });

  test('of a note that the learner has seen replaces it', () => {
    const stored = item('draft', { previousValue: 'older' });
    const edit = { value: 'final', changedAt: 200, changeKey: 'z', replaces: 'draft' };
    expect(applyEdit('note', stored, edit)).toMatchObject({ value: 'final', previousValue: 'older' });
  });

  test('of a note that another device has changed stores that as the previous version, whichever is later', () => {
    const stored = item('from the phone');
    const later = { value: 'from the desk', changedAt: 200, changeKey: 'z', replaces: '' };
    expect(applyEdit('note', stored, later)).toMatchObject({
      value: 'from the desk',
      previousValue: 'from the phone',
    });
    expect(applyEdit('note', stored, { ...later, changedAt: 50 })).toEqual({
      ...stored,
      previousValue: 'from the desk',
    });
  });

  test('that blanks a note stores it as the previous version; restoring it stores no copy', () => {
    const blanked = applyEdit('note', item('text'), { value: '', changedAt: 200, changeKey: 'n', replaces: 'text' });
    expect(blanked).toMatchObject({ value: '', previousValue: 'text' });
    expect(applyEdit('note', blanked, { value: 'text', changedAt: 300, changeKey: 'o', replaces: '' })).toMatchObject({
      value: 'text',
      previousValue: null,
    });
  });
});

describe('a merge', () => {
  test('includes the ticks of both sides, whichever is later', () => {
    expect(mergeItem('done', null, item('true'))?.value).toBe('true');
    expect(mergeItem('done', item('true'), item('false', { changedAt: 900 }))).toBeNull();
    expect(mergeItem('starred', item('false', { changedAt: 900 }), item('true'))).toMatchObject({
      value: 'true',
      changedAt: 900,
    });
  });

  test('of equal values changes nothing', () => {
    expect(mergeItem('done', item('true'), item('true', { changedAt: 900 }))).toBeNull();
    expect(mergeItem('note', item('same'), item('same', { changedAt: 50 }))).toBeNull();
    expect(mergeItem('done', null, item('false'))).toBeNull();
    expect(mergeItem('note', null, item(''))).toBeNull();
  });

  test('shows the newer note and stores the older one', () => {
    const newer = item('mine', { changedAt: 900, changeKey: 'z' });
    expect(mergeItem('note', item('theirs'), newer)).toMatchObject({ value: 'mine', previousValue: 'theirs' });
    expect(mergeItem('note', newer, item('theirs'))).toMatchObject({ value: 'mine', previousValue: 'theirs' });
  });

  test('treats a note without a time as the older one', () => {
    expect(mergeItem('note', item('known'), item('old site', { changedAt: 0 }))).toMatchObject({
      value: 'known',
      previousValue: 'old site',
    });
  });

  test('never shows an empty note instead of a written one', () => {
    expect(mergeItem('note', item('', { changedAt: 900 }), item('text'))).toMatchObject({ value: 'text' });
    expect(mergeItem('note', item('text'), item('', { changedAt: 900 }))).toBeNull();
  });

  test('changes nothing the second time', () => {
    for (const incoming of [
      item('b', { changedAt: 900, changeKey: 'z' }),
      item('b', { changedAt: 1, changeKey: 'z' }),
    ]) {
      const once = mergeItem('note', item('a'), incoming);
      expect(once).not.toBeNull();
      expect(mergeItem('note', once, incoming)).toBeNull();
    }
  });

  test('includes the previous version of a note', () => {
    const incoming = item('text', { previousValue: 'before', changedAt: 900 });
    expect(mergeItem('note', item('text'), incoming)).toMatchObject({ value: 'text', previousValue: 'before' });
    expect(mergeItem('note', item(''), incoming)).toMatchObject({ value: 'text', previousValue: 'before' });
  });
});
