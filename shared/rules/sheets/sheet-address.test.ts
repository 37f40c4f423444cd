import { describe, expect, test } from 'vitest';
import { listHref, readSheetAddress, sheetParameters } from './sheet-address.ts';

const read = (text: string) => readSheetAddress(new URLSearchParams(text));

describe('the address of a sheet', () => {
  test('is read as it was written', () => {
    const address = {
      topic: 'Two Pointers & more',
      company: 'AT&T',
      list: 'blind-75',
      level: 'Hard',
      show: 'todo',
      q: 'k = 2 ',
      sort: 'name',
      solvable: true,
      random: 12,
    } as const;
    expect(read(sheetParameters(address).toString())).toEqual(address);
  });

  test('has only the fields that are set, in a fixed order', () => {
    expect(sheetParameters({ random: 0, q: '', show: null, level: 'Easy', list: 'a', topic: 'Heap' }).toString()).toBe(
      'topic=Heap&list=a&level=Easy&random=0',
    );
    expect(sheetParameters(read('')).toString()).toBe('');
  });

  test('of a whole list has no topic', () => {
    expect(listHref('blind-75')).toBe('/Sheet?list=blind-75');
  });

  test.each([
    'level=easy',
    'level=Extreme',
    'show=all',
    'sort=id',
    'random=-1',
    'random=1e3',
    'random=12345678901',
    'x=1',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(read(''));
  });

  test('cuts a search text after 200 characters', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  });
});
