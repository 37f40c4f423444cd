import { expect, test } from 'vitest';
import { copiesOf, type PictureName, pictureAt, readPictureName, sourcesOf } from './picture-name.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const named = (size: string, extension = 'png') => readPictureName(`${HASH}-${size}.${extension}`) as PictureName; // it is one

test('a name gives the size and type of a picture', () => {
  expect(pictureAt(`/pictures/${HASH}-1200x630.jpg`)).toEqual({
    name: `${HASH}-1200x630.jpg`,
    width: 1200,
    height: 630,
    extension: 'jpg',
  });
});

test.each([
  'https://example.org/a.png',
  `https://example.org/pictures/${HASH}-1x1.png`,
  '/figures/a.svg',
  `/pictures/${HASH}-0x1.png`,
  `/pictures/${HASH}-1x1.gif`,
  `/pictures/${HASH}-1x1-480.webp`,
  `/pictures/x${HASH}-1x1.png`,
  `/pictures/../${HASH}-1x1.png`,
])('%s is not an uploaded picture', (url) => {
  expect(pictureAt(url)).toBeNull();
});

test.each([
  ['300x200', []],
  ['480x200', []],
  ['481x200', [480]],
  ['1600x900', [480, 960]],
  ['4000x3000', [480, 960, 1600]],
])('a picture of %s has copies of %j pixels', (size, widths) => {
  expect(copiesOf(named(size)).map(({ width }) => width)).toEqual(widths);
});

test('a drawing has no copies', () => {
  expect(copiesOf(named('4000x3000', 'svg'))).toEqual([]);
});

test('browsers choose among the copies and, if it is small enough, the picture itself', () => {
  const stem = `/pictures/${HASH}`;
  expect(sourcesOf(named('1000x10'))).toBe(
    `${stem}-1000x10-480.webp 480w, ${stem}-1000x10-960.webp 960w, ${stem}-1000x10.png 1000w`,
  );
  expect(sourcesOf(named('4000x10'))?.endsWith('-1600.webp 1600w')).toBe(true);
  expect(sourcesOf(named('300x200'))).toBeUndefined();
});
