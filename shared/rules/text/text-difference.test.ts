import { expect, test } from 'vitest';
import { excerptBeside } from './text-difference.ts';

const LONG = 'x'.repeat(500);

test.each([
  ['Easy', 'Hard', { before: '', differing: 'Easy', after: '' }],
  ['an old word', 'an new word', { before: 'an ', differing: 'old', after: ' word' }],
  ['aa', 'aaa', { before: 'aa', differing: '', after: '' }],
  ['', 'new', { before: '', differing: '', after: '' }],
  ['same', 'same', { before: 'same', differing: '', after: '' }],
  ['a😀', 'a😁', { before: 'a', differing: '😀', after: '' }],
])('the difference of %j and %j is found', (text, other, parts) => {
  expect(excerptBeside(text, other)).toEqual({ ...parts, isCut: false });
});

test('a long text is cut to the difference, with some text around it', () => {
  const excerpt = excerptBeside(`${LONG}old${LONG}`, `${LONG}new${LONG}`);
  expect(excerpt).toEqual({
    before: `…${'x'.repeat(60)}`,
    differing: 'old',
    after: `${'x'.repeat(60)}…`,
    isCut: true,
  });
  expect(excerptBeside(`${LONG}old`, 'new')).toEqual({
    before: '',
    differing: 'x'.repeat(300),
    after: '…',
    isCut: true,
  });
});

test('a long text is not cut if the limit is infinite', () => {
  expect(excerptBeside(`${LONG}old`, `${LONG}new`, Infinity)).toEqual({
    before: LONG,
    differing: 'old',
    after: '',
    isCut: false,
  });
});

test.each(['😀', 'é'])('does not split %j', (sign) => {
  const text = `${sign.repeat(301)}z${sign.repeat(301)}`;
  for (const other of ['', sign.repeat(299), `${sign.repeat(301)}y${sign.repeat(301)}`]) {
    const { before, differing, after } = excerptBeside(text, other);
    for (const part of [before, differing, after]) expect(part.isWellFormed()).toBe(true);
  }
});
