import { expect, test } from 'vitest';
import { pictureTypeOf } from './picture-content-type.ts';

const HASH = '0123456789abcdef0123456789abcdef';

test('a file is served with the type of its name', () => {
  expect(pictureTypeOf(`${HASH}-9x9.svg`)).toBe('image/svg+xml');
  expect(pictureTypeOf(`${HASH}-900x9-480.webp`)).toBe('image/webp');
  for (const name of [`${HASH}-900x9-480.png`, `${HASH}.png`, '../secrets.json', `${HASH}-9x9.svg/..`])
    expect(pictureTypeOf(name)).toBeNull();
});
