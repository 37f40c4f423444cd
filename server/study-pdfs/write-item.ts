import { readSources } from '#shared/rules/study/sources.ts';
import { type StudyFields, type StudyPart, studyParts } from '#shared/rules/study/study-parts.ts';
import type { Column } from './column.ts';
import { COLOURS, STYLES } from './styles.ts';
import { writeMarkup, writePanel } from './write-markup.ts';

const BAR = { x: 0, width: 1.5, colour: COLOURS.line };
const TAB = '    ';
const LONGEST_TITLE = 200;

type Numbered = {
  item: StudyFields;
  /** The number of the item; null in a document without numbers. */
  number: number | null;
  /** The link target for the contents. */
  name: string;
  /** The base of URLs that begin with a slash. */
  siteUrl: string;
};

/** Writes everything that an item's page shows, in the same order. */
export function writeItem(column: Column, { item, number, name, siteUrl }: Numbered) {
  column.space(22);
  const start = column.lines.length;
  column.write([{ text: titleOf(item, number), face: 'bold' }], STYLES.heading, { keepsWithNext: true });
  const heading = column.lines[start];
  if (heading) heading.anchor = { name, title: shortTitle(item, number) };
  column.space(3);
  for (const part of studyParts(item)) writePart(column, part, { header: item.header, siteUrl });
}

const titleOf = ({ header }: StudyFields, number: number | null) =>
  `${number === null ? '' : `${number}. `}${header.replace(/\s+/g, ' ').trim()}`;

/** The title for the contents and bookmarks. */
export function shortTitle(item: StudyFields, number: number | null): string {
  const title = titleOf(item, number);
  if (title.length <= LONGEST_TITLE) return title;
  // Does not cut between the two halves of a surrogate pair.
  return `${title.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function writePart(
  column: Column,
  { kind, text, title = '', output = '' }: StudyPart,
  item: { header: string; siteUrl: string },
) {
  const label = (words: string) => column.write([{ text: words, face: 'bold' }], STYLES.label, { keepsWithNext: true });
  const address = () => {
    const link = text.startsWith('/') ? item.siteUrl + text : text;
    column.write([{ text: link, face: 'regular' }], STYLES.link, { link });
  };
  column.space(kind === 'substatement' ? 3 : 8);
  switch (kind) {
    case 'lead':
      return writePanel(column, {}, (layout) => {
        column.write([{ text: title, face: 'bold' }], STYLES.label, { ...layout, keepsWithNext: true });
        writeMarkup(column, text, { layout });
      });
    case 'text':
      if (title !== '') label(title);
      return writeMarkup(column, text);
    case 'statement':
      return writeMarkup(column, text, { isBold: true });
    case 'substatement':
      return writeMarkup(column, text, { layout: { indent: 12, grounds: [{ ...BAR }] } });
    case 'figure':
      label(`Figure: ${(title || item.header).replace(/\s+/g, ' ')}`);
      return address();
    case 'link':
      return address();
    case 'sources':
      label(title);
      for (const source of readSources(text)) {
        const link = source.address;
        column.write([{ text: source.name, face: 'regular' }], link ? STYLES.link : STYLES.text, link ? { link } : {});
      }
      return;
    case 'code':
      writeCode(column, text);
      if (output === '') return;
      column.space(6);
      label('Output');
      return writeCode(column, output);
  }
}

const writeCode = (column: Column, text: string) =>
  writePanel(column, {}, (layout) =>
    column.write([{ text: text.replaceAll('\t', TAB), face: 'mono' }], STYLES.code, layout),
  );
