import { expect, test } from 'vitest';
import { areSources, readSources } from './sources.ts';

test('a source is a line: its name, followed by its address', () => {
  expect(
    readSources(
      'RFC 9293, TCP, section 3.5  https://www.rfc-editor.org/rfc/rfc9293\n\n Cormen and others, chapter 6 \n',
    ),
  ).toEqual([
    { name: 'RFC 9293, TCP, section 3.5', address: 'https://www.rfc-editor.org/rfc/rfc9293' },
    { name: 'Cormen and others, chapter 6', address: null },
  ]);
});

test.each([
  'Evil javascript:alert(1)',
  'Plain http://example.org/',
  'https://example.org/ of no name behind it',
  'https://example.org/',
])('text after a name that is not an https address is part of the name: %s', (line) =>
  expect(readSources(line)).toEqual([{ name: line, address: null }]),
);

test('a blank text has no sources', () => {
  expect(readSources(' \n')).toEqual([]);
});

test('sources are valid if each address follows a name and is an https address', () => {
  for (const text of ['', 'A book', 'RFC 9293 https://www.rfc-editor.org/rfc/rfc9293\nISO 3166: codes'])
    expect(areSources(text), text).toBe(true);
  for (const text of [
    'https://example.org/',
    'A book\nPlain http://example.org/',
    'See https://a.example/ there',
    'A https://[',
  ])
    expect(areSources(text), text).toBe(false);
});
