import { describe, expect, test } from 'vitest';
import { type Draft, type DraftChange, mergeDraft } from './draft-merge.ts';
import { MAX_CODE } from './practice-limits.ts';

const draft = (code: string, overrides: Partial<Draft> = {}): Draft => ({
  code,
  previousCode: null,
  changedAt: 100,
  changeKey: 'm',
  revision: 3,
  ...overrides,
});

const change = (code: string, overrides: Partial<DraftChange> = {}): DraftChange => ({
  code,
  previousCode: null,
  changedAt: 200,
  changeKey: 'n',
  follows: [],
  seen: 0,
  ...overrides,
});

test('the first draft is stored as it is', () => {
  expect(mergeDraft(null, change('a'))).toEqual({ code: 'a', previousCode: null, changedAt: 200, changeKey: 'n' });
});

test('the same change again changes nothing', () => {
  expect(mergeDraft(draft('a'), change('b', { changeKey: 'm' }))).toBeNull();
});

describe('a change based on the stored draft', () => {
  const onTop = { follows: ['m'], seen: 3 };

  test('replaces it and keeps no copy, even if its clock is behind', () => {
    expect(mergeDraft(draft('a'), change('b', onTop))).toMatchObject({ code: 'b', previousCode: null });
    const behind = mergeDraft(draft('a'), change('b', { ...onTop, changedAt: 50 }));
    expect(behind).toMatchObject({ code: 'b', changedAt: 100 });
  });

  test('replaces a change that was sent before it, even without a confirmation', () => {
    expect(mergeDraft(draft('a'), change('b', { follows: ['l', 'm'] }))).toMatchObject({ previousCode: null });
  });

  test('may be blank', () => {
    expect(mergeDraft(draft('a'), change('', onTop))).toMatchObject({ code: '', previousCode: null });
  });

  test('decides about the other text that it has seen', () => {
    const stored = draft('a', { previousCode: 'x' });
    expect(mergeDraft(stored, change('b', { ...onTop, previousCode: 'x' }))?.previousCode).toBe('x');
    expect(mergeDraft(stored, change('b', onTop))?.previousCode).toBeNull();
  });

  test('keeps another text that it has not seen', () => {
    const stored = draft('a', { previousCode: 'x' });
    expect(mergeDraft(stored, change('b', { ...onTop, seen: 2 }))?.previousCode).toBe('x');
    const both = mergeDraft(stored, change('b', { ...onTop, seen: 2, previousCode: 'y' }));
    expect(both?.previousCode).toBe('y\n\nx');
  });

  test('that contains the other text does not keep it separately', () => {
    const stored = draft('a', { previousCode: 'x = 1\n' });
    const taken = change('b\n\nx = 1', { ...onTop, previousCode: 'x = 1\n' });
    expect(mergeDraft(stored, taken)?.previousCode).toBeNull();
  });
});

describe('two conflicting drafts', () => {
  test('show the newer text and keep the other one, regardless of the order', () => {
    const merged = { code: 'new', previousCode: 'old', changedAt: 200 };
    expect(mergeDraft(draft('old'), change('new'))).toMatchObject(merged);
    expect(mergeDraft(draft('new', { changedAt: 200 }), change('old', { changedAt: 100 }))).toMatchObject(merged);
  });

  test('of the same millisecond are decided by the greater key', () => {
    const sides = [
      { code: 'one', previousCode: null, changedAt: 100, changeKey: 'a' },
      { code: 'two', previousCode: null, changedAt: 100, changeKey: 'b' },
    ];
    for (const [first, second] of [sides, sides.toReversed()])
      expect(mergeDraft({ ...draft(''), ...first }, { ...change(''), ...second })).toMatchObject({
        code: 'two',
        previousCode: 'one',
      });
  });

  test('keep no copy of a text that the shown text contains', () => {
    expect(mergeDraft(draft('a\n'), change('a\nb'))).toMatchObject({ code: 'a\nb', previousCode: null });
    expect(mergeDraft(draft('a\nb', { changedAt: 300 }), change('b'))).toBeNull();
  });

  test('show a written text rather than an empty one, however new that is', () => {
    expect(mergeDraft(draft('a'), change(' \n'))).toBeNull();
    expect(mergeDraft(draft('', { changedAt: 900 }), change('a'))).toMatchObject({ code: 'a', previousCode: null });
  });

  test('lose none of three or four texts', () => {
    const stored = draft('b', { previousCode: 'a' });
    expect(mergeDraft(stored, change('c'))?.previousCode).toBe('b\n\na');
    expect(mergeDraft(stored, change('c', { previousCode: 'd' }))?.previousCode).toBe('b\n\nd\n\na');
  });

  test('give the same result when they are merged again', () => {
    const late = change('c', { changedAt: 50, changeKey: 'k' });
    const once = mergeDraft(draft('b', { previousCode: 'a' }), late);
    expect(once).toMatchObject({ code: 'b', previousCode: 'c\n\na' });
    expect(mergeDraft(once && { ...once, revision: 4 }, late)).toBeNull();
  });

  test('keep as much as one text may have, the newest first', () => {
    const [long, longer] = ['x'.repeat(MAX_CODE - 3), 'y'.repeat(MAX_CODE)];
    expect(mergeDraft(draft(long, { previousCode: 'a' }), change('c'))?.previousCode).toBe(`${long}\n\na`);
    expect(mergeDraft(draft(longer, { previousCode: 'a' }), change('c'))?.previousCode).toBe(longer);
  });
});
