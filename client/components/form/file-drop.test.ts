import { expect, test } from 'vitest';
import { readChosen } from './file-drop.tsx';

test.each([
  ['UTF-8', Buffer.from('name\nCafé')],
  ['Windows-1252', Buffer.from('name\nCafé', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFname\nCafé', 'utf16le')],
])('a file in %s is read as it is', async (_encoding, bytes) => {
  const file = new File([Uint8Array.from(bytes)], 'People.CSV');
  expect(await readChosen(file)).toEqual({ name: 'People.CSV', format: 'csv', text: 'name\nCafé' });
});
