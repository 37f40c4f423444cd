import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { StudyFields } from '#shared/rules/study/study-parts.ts';
import { COLUMN, type Column, createColumn } from './column.ts';
import { drawPage, PAPER } from './draw-page.ts';
import { toRuns } from './line-breaks.ts';
import { headingPages, paginate } from './pages.ts';
import { STYLES } from './styles.ts';
import { openTypefaces, type Typefaces } from './typefaces.ts';
import { shortTitle, writeItem } from './write-item.ts';

export type StudyDocument = {
  title: string;
  /** Shown below the title. */
  subtitle: string;
  /** The URL of the items on the site. */
  address: string;
  siteUrl: string;
  items: StudyFields[];
  /** A document of a few pages: without contents, and with unnumbered items. */
  isBrief?: true;
};

/** Space for the page number beside an entry of the contents. */
const NUMBER_WIDTH = 40;

/**
 * The number of pages between limits of the font cache: counting its words after each page would take longer than
 * drawing.
 */
const PAGES_BETWEEN_LIMITS = 20;

const anchorOf = (index: number) => `note-${String(index + 1).padStart(6, '0')}`;

/**
 * Yields a PDF in chunks. Everything is laid out first, so that the contents can name the pages; then it is drawn, one
 * page after the other. Between items and between pages the event loop runs other calls.
 */
export async function* renderItems(content: StudyDocument): AsyncGenerator<Buffer> {
  const { title } = content;
  const document = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    margin: 0,
    autoFirstPage: false,
    font: '',
    lang: 'en',
    displayTitle: true,
    // The first with text to be copied instead of what is drawn.
    pdfVersion: '1.5',
    info: { Title: title, Author: 'GearUp' },
  });
  const typefaces = openTypefaces(document);

  let { frontPages, bodyPages, footer } = await layOut(content, typefaces);
  // Only then the fonts are known that its letters need.
  while (await typefaces.load()) ({ frontPages, bodyPages, footer } = await layOut(content, typefaces));

  const pages = [...frontPages, ...bodyPages];
  const pageOf = headingPages(bodyPages, frontPages.length + 1);
  for (const [index, page] of pages.entries()) {
    drawPage(document, page, { footer, number: index + 1, total: pages.length, pageOf });
    yield* written(document);
    if (index % PAGES_BETWEEN_LIMITS === 0) typefaces.limitMemory();
    await setImmediate();
  }
  document.end();
  yield* written(document);
}

async function layOut(content: StudyDocument, typefaces: Typefaces) {
  const { title, items, siteUrl, isBrief = false } = content;
  const front = createColumn(typefaces);
  writeFront(front, content);
  const body = isBrief ? front : createColumn(typefaces);
  for (const [index, item] of items.entries()) {
    writeItem(body, { item, number: isBrief ? null : index + 1, name: anchorOf(index), siteUrl });
    await setImmediate();
  }
  return {
    frontPages: isBrief ? [] : paginate(front.lines, COLUMN.height),
    bodyPages: paginate(body.lines, COLUMN.height),
    footer: toRuns(typefaces.glyphs(`GearUp · ${title}`, 'regular')),
  };
}

function* written(document: PDFKit.PDFDocument): Generator<Buffer> {
  const chunk = document.read() as Buffer | null; // no encoding is set
  if (chunk) yield chunk;
}

function writeFront(column: Column, { title, subtitle, address, items, isBrief }: StudyDocument) {
  column.write([{ text: 'GearUp', face: 'bold' }], STYLES.brand);
  column.write([{ text: title, face: 'bold' }], STYLES.title);
  column.write([{ text: subtitle, face: 'regular' }], STYLES.text);
  column.write([{ text: address, face: 'regular' }], STYLES.link, { link: address });
  if (isBrief) return;
  column.space(26);
  column.write([{ text: 'Contents', face: 'bold' }], STYLES.heading, { keepsWithNext: true });
  column.space(6);
  for (const [index, item] of items.entries()) {
    const start = column.lines.length;
    column.write([{ text: shortTitle(item, index + 1), face: 'regular' }], STYLES.text, { inset: NUMBER_WIDTH });
    const entry = column.lines.slice(start);
    for (const line of entry) line.leadsTo = { name: anchorOf(index), isLast: line === entry.at(-1) };
    column.space(3);
  }
}
