import { expect, test } from 'vitest';
import { imported, utf16 } from '#shared/testing/imported-file.ts';

const HEAP = "What's a heap?";
const NO = 'not a question here';
const HEAD = '#separator:tab\n#html:true\n';

const DECKS: [what: string, file: string | Uint8Array, marked: string[], left?: string[]][] = [
  ['without a header', `${HEAP}\tA tree.\n`, [HEAP]],
  ['with separators behind the header', `#separator:tab,,\n#html:true,,\n${HEAP}\tA tree.\n`, [HEAP]],
  ['with a comma as the separator', `#separator:Comma\n"${HEAP}","A tree, in an array"\n`, [HEAP]],
  [
    'whose first note begins with a number sign',
    `${HEAD}#include: what does it do?\tx\nWhat is a set?\tx`,
    ['What is a set?'],
    [`#include: what does it do? (${NO})`],
  ],
  ['of one note that begins with a number sign', '#1 What is a set?\tx', ['What is a set?']],
  ['with entities by number', `${HEAD}What&#x27;s a heap?\tx\nWhat is a&#32;set&#63;\tx`, [HEAP, 'What is a set?']],
  ['with entities by name', `${HEAD}What&rsquo;s a&nbsp;heap&#63;\tx`, [HEAP]],
  [
    'with gaps',
    `${HEAD}How is a {{c1::hash table}} built?\tx\nA {{c1::heap::tree}} is {{c2::complete}}.\tx`,
    ['How is a hash table built?'],
    [`A heap is complete. (${NO})`],
  ],
  [
    'with scripts and styles',
    `${HEAD}<style>.a{color:red}</style><script>alert("What is a set?")</script><b>${HEAP}</b><!-- x -->\tx`,
    [HEAP],
  ],
  [
    'with a picture or a sound alone',
    `${HEAD}<img src="a.png">\tback\n[sound:a.mp3]\tother\n${HEAP}\tx`,
    [HEAP],
    ['back (no text on its front)', 'other (no text on its front)'],
  ],
  [
    'with columns for type and deck',
    '#separator:Semicolon\n#notetype column:1\n#deck column:2\nBasic;Python;What is a set?;x\n',
    ['What is a set?'],
  ],
  ['with quotes and line breaks in a field', `${HEAD}"What\n is a ""set""?"\tx`, ['What is a set?']],
  ['in UTF-16', utf16(`${HEAD}${HEAP}\tA tree.\n`), [HEAP]],
  ['in UTF-16 without a mark', utf16(`${HEAD}${HEAP}\tA tree.\n`, { isMarked: false }), [HEAP]],
  ['in Windows-1252', Uint8Array.from(Buffer.from('What\x92s a heap?\tCaf\xe9\n', 'latin1')), [HEAP]],
];

test.each(DECKS)('a deck %s', (_what, file, ticks, left = []) => {
  expect(imported(file, 'anki')).toMatchObject({ ticks, left });
});
