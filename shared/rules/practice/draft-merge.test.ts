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

test('the first draft is taken as it is', () => {
  expect(mergeDraft(null, change('a'))).toEqual({ code: 'a', previousCode: null, changedAt: 200, changeKey: 'n' });
});

test('the same change again changes nothing', () => {
  expect(mergeDraft(draft('a'), change('b', { changeKey: 'm' }))).toBeNull();
});

describe('a change on top of what is stored', () => {
  const onTop = { follows: ['m'], seen: 3 };

  test('replaces it and keeps no copy, even one from a clock that is behind', () => {
    expect(mergeDraft(draft('a'), change('b', onTop))).toMatchObject({ code: 'b', previousCode: null });
    const behind = mergeDraft(draft('a'), change('b', { ...onTop, changedAt: 50 }));
    expect(behind).toMatchObject({ code: 'b', changedAt: 100 });
  });

  test('replaces what it was sent after, though no answer told that it had arrived', () => {
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

  test('keeps one that came since', () => {
    const stored = draft('a', { previousCode: 'x' });
    expect(mergeDraft(stored, change('b', { ...onTop, seen: 2 }))?.previousCode).toBe('x');
    const both = mergeDraft(stored, change('b', { ...onTop, seen: 2, previousCode: 'y' }));
    expect(both?.previousCode).toBe('y\n\nx');
  });

  test('that has taken the other text in needs it no longer', () => {
    const stored = draft('a', { previousCode: 'x = 1\n' });
    const taken = change('b\n\nx = 1', { ...onTop, previousCode: 'x = 1\n' });
    expect(mergeDraft(stored, taken)?.previousCode).toBeNull();
  });
});

describe('two sides that met', () => {
  test('show the newer text and keep the other one, in whichever order they come', () => {
    const kept = { code: 'new', previousCode: 'old', changedAt: 200 };
    expect(mergeDraft(draft('old'), change('new'))).toMatchObject(kept);
    expect(mergeDraft(draft('new', { changedAt: 200 }), change('old', { changedAt: 100 }))).toMatchObject(kept);
  });

  test('of the same millisecond agree by the greater key', () => {
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

  test('keep no copy of what the shown text contains', () => {
    expect(mergeDraft(draft('a\n'), change('a\nb'))).toMatchObject({ code: 'a\nb', previousCode: null });
    expect(mergeDraft(draft('a\nb', { changedAt: 300 }), change('b'))).toBeNull();
  });

  test('show a written text, however new an empty one is', () => {
    expect(mergeDraft(draft('a'), change(' \n'))).toBeNull();
    expect(mergeDraft(draft('', { changedAt: 900 }), change('a'))).toMatchObject({ code: 'a', previousCode: null });
  });

  test('lose none of three or four texts', () => {
    const stored = draft('b', { previousCode: 'a' });
    expect(mergeDraft(stored, change('c'))?.previousCode).toBe('b\n\na');
    expect(mergeDraft(stored, change('c', { previousCode: 'd' }))?.previousCode).toBe('b\n\nd\n\na');
  });

  test('say the same when they meet again', () => {
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
