import { type StudyFields, type StudyPart, studyParts } from '#shared/rules/study-parts.ts';
import type { Column } from './column.ts';
import { COLOURS, STYLES } from './styles.ts';
import { writeMarkup, writePanel } from './write-markup.ts';

const BAR = { x: 0, width: 1.5, colour: COLOURS.line };
const TAB = '    ';
const LONGEST_TITLE = 200;

type Numbered = {
  note: StudyFields;
  number: number;
  /** Where the contents lead to. */
  name: string;
  /** Of the site, for addresses that name none. */
  siteUrl: string;
};

/** All that a note's page shows of it, in the same order. */
export function writeNote(column: Column, { note, number, name, siteUrl }: Numbered) {
  column.space(22);
  const start = column.lines.length;
  column.write([{ text: titleOf(note, number), face: 'bold' }], STYLES.heading, { keeps: true });
  const heading = column.lines[start];
  if (heading) heading.anchor = { name, title: shortTitle(note, number) };
  column.space(3);
  for (const part of studyParts(note)) writePart(column, part, { header: note.header, siteUrl });
}

const titleOf = ({ header }: StudyFields, number: number) => `${number}. ${header.replace(/\s+/g, ' ').trim()}`;

/** For the contents and bookmarks. */
export function shortTitle(note: StudyFields, number: number): string {
  const title = titleOf(note, number);
  if (title.length <= LONGEST_TITLE) return title;
  // Not between the halves of a character.
  return `${title.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function writePart(column: Column, { kind, text, title = '' }: StudyPart, note: { header: string; siteUrl: string }) {
  const label = (words: string) => column.write([{ text: words, face: 'bold' }], STYLES.label, { keeps: true });
  const address = () => {
    const link = text.startsWith('/') ? note.siteUrl + text : text;
    column.write([{ text: link, face: 'regular' }], STYLES.link, { link });
  };
  column.space(kind === 'substatement' ? 3 : 8);
  switch (kind) {
    case 'text':
      if (title !== '') label(title);
      return writeMarkup(column, text);
    case 'statement':
      return writeMarkup(column, text, { isBold: true });
    case 'substatement':
      return writeMarkup(column, text, { place: { indent: 12, grounds: [{ ...BAR }] } });
    case 'figure':
      label(`Figure: ${(title || note.header).replace(/\s+/g, ' ')}`);
      return address();
    case 'link':
      return address();
    case 'code':
      return writePanel(column, {}, (place) =>
        column.write([{ text: text.replaceAll('\t', TAB), face: 'mono' }], STYLES.code, place),
      );
  }
}
