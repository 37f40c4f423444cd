import { expect, test } from 'vitest';
import { splitList } from './list-text.ts';

test.each([
  ['Google, Amazon ,Meta', ['Google', 'Amazon', 'Meta']],
  [' one item ', ['one item']],
  ['a,,b, ,', ['a', 'b']],
  ['a\n,\tb', ['a', 'b']],
  ['', []],
  [' , ', []],
  ['a,a', ['a', 'a']],
])('%j is %j', (text, items) => {
  expect(splitList(text)).toEqual(items);
});
