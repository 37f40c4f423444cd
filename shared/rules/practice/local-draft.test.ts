import { describe, expect, test } from 'vitest';
import {
  answered,
  joinedAtSignIn,
  exchanged,
  fetched,
  isAhead,
  type LocalDraft,
  parseLocalDraft,
  restored,
  sending,
  setAside,
  typed,
} from './local-draft.ts';
import { type Draft, mergeDraft } from './draft-merge.ts';
import { MAX_FOLLOWED } from './practice-limits.ts';

const local = (code: string, overrides: Partial<LocalDraft> = {}): LocalDraft => ({
  code,
  previousCode: null,
  changedAt: 100,
  changeKey: 'a',
  follows: [],
  seen: 0,
  isSent: false,
  ...overrides,
});

const stored = (code: string, overrides: Partial<Draft> = {}): Draft => ({
  code,
  previousCode: null,
  changedAt: 100,
  changeKey: 's',
  revision: 1,
  ...overrides,
});

/** The account's draft after it has merged a sent draft. */
const take = (account: Draft | null, sent: LocalDraft): Draft => {
  const merged = mergeDraft(account, sent);
  if (merged) return { ...merged, revision: (account?.revision ?? 0) + 1 };
  if (!account) throw new Error('nothing is merged with nothing');
  return account;
};

describe('typed text', () => {
  test('becomes the draft if there was none', () => {
    expect(typed(null, { code: 'x', onto: null, now: 7, changeKey: 'k' })).toEqual(
      local('x', { changedAt: 7, changeKey: 'k' }),
    );
  });

  test('replaces the draft that it was typed into, keeps the other text, and is marked as not sent', () => {
    const draft = local('x', { previousCode: 'other', follows: ['s'], seen: 4, isSent: true });
    expect(typed(draft, { code: 'xy', onto: 'a', now: 200, changeKey: 'k' })).toEqual(
      local('xy', { previousCode: 'other', changedAt: 200, changeKey: 'k', follows: ['s'], seen: 4 }),
    );
  });

  test('is later than the draft even if the clock was set back', () => {
    expect(typed(local('x'), { code: 'y', onto: 'a', now: 5, changeKey: 'k' }).changedAt).toBe(101);
  });

  test('is shown if another tab has written too, whose text becomes the other text', () => {
    const otherTabs = local('theirs', { changeKey: 'b', changedAt: 500 });
    expect(typed(otherTabs, { code: 'mine', onto: 'a', now: 200, changeKey: 'k' })).toMatchObject({
      code: 'mine',
      previousCode: 'theirs',
      isSent: false,
    });
  });

  test('that is empty does not replace the text of another tab', () => {
    const otherTabs = local('theirs', { changeKey: 'b' });
    expect(typed(otherTabs, { code: '', onto: 'a', now: 200, changeKey: 'k' })).toBe(otherTabs);
  });
});

describe('the other text', () => {
  test('is exchanged with the draft, and back', () => {
    const swapped = exchanged(local('one', { previousCode: 'two' }), { now: 200, changeKey: 'k' });
    expect(swapped).toMatchObject({ code: 'two', previousCode: 'one', isSent: false });
    expect(swapped && exchanged(swapped, { now: 300, changeKey: 'l' })).toMatchObject({
      code: 'one',
      previousCode: 'two',
    });
  });

  test('cannot be exchanged if there is none', () => {
    expect(exchanged(local('one'), { now: 200, changeKey: 'k' })).toBeNull();
  });

  test('is exchanged in the account as well', () => {
    const account = stored('one', { previousCode: 'two', revision: 3 });
    const local = fetched(null, account);
    const swapped = local && exchanged(local, { now: 200, changeKey: 'k' });
    expect(swapped && take(account, swapped)).toMatchObject({ code: 'two', previousCode: 'one' });
  });
});

describe('a sign-in', () => {
  test('moves a visitor’s draft to the account', () => {
    expect(joinedAtSignIn(null, local('guest'), 'n')).toEqual(local('guest'));
  });

  test('shows the newer of the visitor’s and the learner’s draft, and the account gets both', () => {
    const account = stored('learner');
    const own = fetched(null, account);
    const both = joinedAtSignIn(own, local('guest', { changedAt: 200 }), 'n');
    expect(both).toMatchObject({ code: 'guest', previousCode: 'learner', isSent: false });
    expect(both && take(account, both)).toMatchObject({ code: 'guest', previousCode: 'learner' });
    const older = joinedAtSignIn(own, local('guest', { changedAt: 50 }), 'n');
    expect(older && take(account, older)).toMatchObject({ code: 'learner', previousCode: 'guest' });
  });

  test('with the same text on both sides changes nothing', () => {
    expect(joinedAtSignIn(local('same', { changedAt: 200 }), local('same', { changeKey: 'b' }), 'n')).toBeNull();
  });
});

describe('sending', () => {
  test('makes the draft equal to the account’s', () => {
    const sent = sending(local('x'));
    const answer = take(null, sent);
    expect(answered(sent, sent, answer)).toEqual(local('x', { follows: ['a'], seen: 1, isSent: true }));
  });

  test('shows a newer text of the account, with the sent one as the other text', () => {
    const sent = sending(local('x'));
    const answer = take(stored('newer', { changedAt: 900 }), sent);
    expect(answered(sent, sent, answer)).toMatchObject({ code: 'newer', previousCode: 'x', seen: 2, isSent: true });
  });

  test('continues with text typed in the meantime, which follows the sent draft', () => {
    const sent = sending(local('x'));
    const meanwhile = typed(sent, { code: 'y', onto: 'a', now: 200, changeKey: 'k' });
    const answer = take(null, sent);
    const next = answered(meanwhile, sent, answer);
    expect(next).toEqual({ ...meanwhile, seen: 1 });
    expect(next && take(answer, next)).toMatchObject({ code: 'y', previousCode: null });
  });

  test('without an answer does not keep the learner’s own text twice', () => {
    const sent = sending(local('x'));
    const account = take(null, sent);
    const next = sending(typed(sent, { code: 'y', onto: 'a', now: 200, changeKey: 'k' }));
    expect(take(account, next)).toMatchObject({ code: 'y', previousCode: null });
    expect(take(take(account, next), next)).toMatchObject({ code: 'y', revision: 2 });
  });

  test('keeps another device’s text that arrived while the learner was typing', () => {
    const sent = sending(local('x'));
    const meanwhile = typed(sent, { code: 'y', onto: 'a', now: 1000, changeKey: 'k' });
    const account = take(stored('their newer', { changedAt: 900 }), sent);
    expect(answered(meanwhile, sent, account)).toBeNull();
    const { code, previousCode } = take(account, meanwhile);
    expect(code).toBe('y');
    expect(previousCode?.split('\n\n').toSorted()).toEqual(['their newer', 'x']);
  });

  test('does nothing if the draft was removed in the meantime', () => {
    expect(answered(null, local('x'), stored('x'))).toBeNull();
  });

  test('many times without an answer remembers the last changes', () => {
    let draft = local('x');
    for (let index = 0; index < MAX_FOLLOWED + 5; index++) draft = sending({ ...draft, changeKey: `k${index}` });
    expect(sending(draft).follows).toHaveLength(MAX_FOLLOWED);
    expect(draft.follows.at(-1)).toBe(`k${MAX_FOLLOWED + 4}`);
  });
});

describe('the account’s draft', () => {
  test('is stored if there is no local draft, or the local one was sent', () => {
    expect(fetched(null, stored('x'))).toMatchObject({ code: 'x', seen: 1, isSent: true });
    expect(fetched(local('w', { isSent: true, seen: 1 }), stored('x', { revision: 2 }))).toMatchObject({ code: 'x' });
  });

  test('waits if the local draft is not sent yet, and is not stored twice', () => {
    expect(fetched(local('w', { seen: 1 }), stored('x', { revision: 2 }))).toBeNull();
    expect(fetched(local('x', { isSent: true, seen: 2 }), stored('x', { revision: 2 }))).toBeNull();
  });
});

test('the newer of two copies after a crash is used', () => {
  expect(isAhead(local('x'), null)).toBe(true);
  expect(isAhead(local('x', { changedAt: 101 }), local('w'))).toBe(true);
  expect(isAhead(local('x'), local('w'))).toBe(false);
});

test('a stored draft is parsed, and anything else is ignored', () => {
  expect(parseLocalDraft(JSON.stringify(local('x')))).toEqual(local('x'));
  expect([null, '', '{', 'null', '7', '{}'].map(parseLocalDraft)).toEqual([null, null, null, null, null, null]);
});

describe('a draft that is started over', () => {
  test('keeps the draft as the other text, and can be exchanged with it', () => {
    const restarted = setAside(local('old'), 'new', { now: 50, changeKey: 'n' });
    expect(restarted).toMatchObject({
      code: 'new',
      previousCode: 'old',
      changedAt: 101,
      changeKey: 'n',
      isSent: false,
    });
    expect(restarted && exchanged(restarted, { now: 60, changeKey: 'm' })).toMatchObject({
      code: 'old',
      previousCode: 'new',
    });
  });

  test('does not replace another text that is already kept', () => {
    expect(setAside(local('old', { previousCode: 'other' }), '', { now: 50, changeKey: 'n' })).toBeNull();
    expect(setAside(null, '', { now: 50, changeKey: 'n' })).toBeNull();
  });
});

describe('a program that is restored', () => {
  const stamp = { now: 200, changeKey: 'k' };

  test('becomes the draft if there was none, and changes nothing if it is the draft already', () => {
    expect(restored(null, 'x', stamp)).toEqual(local('x', { changedAt: 200, changeKey: 'k' }));
    expect(restored(local('x'), 'x', stamp)).toBeNull();
  });

  test('replaces the draft, which becomes part of the other text', () => {
    const draft = local('mine', { previousCode: 'other' });
    expect(restored(draft, 'x', stamp)).toEqual(
      local('x', { previousCode: 'mine\n\nother', changedAt: 200, changeKey: 'k' }),
    );
    expect(restored(local('mine'), 'x', stamp)?.previousCode).toBe('mine');
  });
});
