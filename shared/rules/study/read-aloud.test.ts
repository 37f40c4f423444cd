import { describe, expect, test } from 'vitest';
import { preferredVoice, readAloudText, speechPieces } from './read-aloud.ts';

const everything = {
  header: 'The header',
  text: 'The text, <b>bold</b><br>and <i>plain</i>.',
  statement: 'One',
  substatement1: '<li>below one</li><li>and again</li>',
  statement2: 'Two',
  statement5: 'Five',
  substatement5: 'below five',
  feature: 'The feature',
  explain: 'The explain',
  note: 'The note',
  example: 'The example',
  image: '/figures/figure.svg',
  figtitle: 'The figure',
  link1: 'https://example.org/',
  code: 'int secret;',
  explanation: 'The <h1>explanation',
  sources: 'The standard https://example.org/standard',
};

describe('the text that is read aloud', () => {
  test('of a cheat-sheet item is every shown text in its order, without markup, addresses and code', () => {
    expect(readAloudText(everything, 'cheat-sheet').split(/\n+/)).toEqual([
      ...['The header', 'The text, bold', 'and <i>plain</i>.', 'One', 'below one', 'and again', 'Two', 'Five'],
      ...['below five', 'The feature', 'The explain', 'The note', 'The example', 'The figure', 'The explanation'],
    ]);
  });

  test('of a question has no title of its figure', () => {
    const { feature, explain, note, ...question } = everything;
    expect(readAloudText(question, 'interview-questions')).not.toContain('The figure');
    expect(readAloudText(question, 'interview-questions')).toContain('The example\nThe explanation');
  });

  test('has no blank texts, and no title of a figure that is not shown', () => {
    const item = { header: 'Header', text: ' <br> ', image: 'javascript:alert(1)', figtitle: 'The figure' };
    expect(readAloudText(item, 'cheat-sheet')).toBe('Header');
  });
});

describe('pieces of speech', () => {
  test('are lines, or whole sentences of long lines', () => {
    const sentence = 'This sentence has forty-four characters, so.';
    const line = Array.from({ length: 5 }, () => sentence).join(' ');
    expect(speechPieces(`Header\n\n${line}\n`)).toEqual([
      'Header',
      [sentence, sentence, sentence, sentence].join(' '),
      sentence,
    ]);
  });

  test('of a long sentence end at a comma, else between words, else between characters', () => {
    const words = 'word '.repeat(30).trim();
    expect(speechPieces(`${words}, ${words}`)).toEqual([`${words},`, words]);
    expect(speechPieces('word '.repeat(40))).toEqual(['word '.repeat(36).trim(), 'word '.repeat(4).trim()]);
    const emoji = `x${'😀'.repeat(100)}`;
    const pieces = speechPieces(emoji);
    expect(pieces.join('')).toBe(emoji);
    for (const piece of pieces) {
      expect(piece.isWellFormed()).toBe(true);
      expect(piece.length).toBeLessThanOrEqual(180);
    }
  });

  test('lose no word of a very long text', () => {
    const text = 'Some words, then. More of them: '.repeat(3000).trim();
    const pieces = speechPieces(text);
    expect(pieces.join(' ')).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
  });
});

describe('the voice', () => {
  const voices = (...langs: string[]) => langs.map((lang) => ({ lang }));

  test.each([
    [['de-DE', 'en-US', 'en-IN'], 'en-IN'],
    [['en-GB', 'en_IN'], 'en_IN'],
    [['hi-IN', 'en-GB', 'en-US'], 'en-GB'],
    [['de-DE', 'en_US'], 'en_US'],
    [['de-DE', 'eno-XX'], undefined],
    [[], undefined],
  ])('of %j is %s', (langs, expected) => {
    expect(preferredVoice(voices(...langs))?.lang).toBe(expected);
  });
});
