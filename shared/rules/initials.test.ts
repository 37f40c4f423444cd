import { expect, test } from 'vitest';
import { initialOf, photoOf } from './initials.ts';

test.each([
  ['ada', 'A'],
  ['  grace', 'G'],
  ['élan', 'É'],
  ['अमित', 'अ'],
  ['𐐨x', '𐐀'],
  ['', '0'],
  ['   ', '0'],
  [null, '0'],
  [undefined, '0'],
])('the initial of %j is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test.each([
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['null', null],
  ['', null],
  [null, null],
  [undefined, null],
])('shows the photo %j as %j', (photo, shown) => {
  expect(photoOf(photo)).toBe(shown);
});
