import { getDocumentProxy } from 'unpdf';

/** The text of one line in one font. Lengths are in points, from the lower left corner of the page. */
export type PdfText = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  font: string;
  /** Whether its font has one width for all characters of the document. */
  isFixedWidth: boolean;
};

export type PdfPage = {
  texts: PdfText[];
  /** All text without white space, as line breaks add and remove it. */
  compact: string;
  /** The targets of its links: a URL, or the number of a page. */
  links: (string | number)[];
};

export type Pdf = { title: string; pages: PdfPage[]; bookmarks: { title: string; page: number }[] };

export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Reads the text and links of a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pageOf = async (name: string | unknown[] | null) => {
    const destination = typeof name === 'string' ? await document.getDestination(name) : name;
    return destination ? (await document.getPageIndex(destination[0])) + 1 : NaN;
  };
  const pages: PdfPage[] = [];
  const widths = new Map<string, Set<string>>();
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const drawn = items.filter((item) => 'str' in item);
    for (const item of drawn) noteWidth(item, widths);
    const texts = textsOf(drawn);
    const links: (string | number)[] = [];
    for (const { url, dest } of await page.getAnnotations()) links.push(url ?? (await pageOf(dest)));
    pages.push({ texts, links, compact: withoutSpaces(texts.map(({ text }) => text).join('')) });
  }
  const outline = (await document.getOutline()) ?? [];
  const bookmarks = await Promise.all(outline.map(async ({ title, dest }) => ({ title, page: await pageOf(dest) })));
  const { info } = await document.getMetadata();
  await document.loadingTask.destroy();
  for (const text of pages.flatMap(({ texts }) => texts)) text.isFixedWidth = widths.get(text.font)?.size === 1;
  return { title: String(Reflect.get(info, 'Title')), pages, bookmarks };
}

type Item = { str: string; fontName: string; width: number; height: number; transform: number[] };

/** Records the average width of a text's characters, relative to their height, for its font. */
function noteWidth({ str, fontName, width, height }: Item, widths: Map<string, Set<string>>) {
  if (str.trim() === '') return;
  const share = (width / height / Array.from(str).length).toFixed(2);
  widths.set(fontName, (widths.get(fontName) ?? new Set()).add(share));
}

/** Joins the words and gaps that pdf.js returns. */
function textsOf(items: Item[]): PdfText[] {
  const texts: PdfText[] = [];
  for (const { str, fontName: font, width, transform } of items) {
    const [left = NaN, baseline = NaN] = transform.slice(4); // a matrix of six numbers
    const last = texts.at(-1);
    if (last && (str === ' ' || (last.font === font && last.baseline === baseline)))
      Object.assign(last, { text: last.text + str, right: left + width });
    else if (str !== '') texts.push({ text: str, left, right: left + width, baseline, font, isFixedWidth: false });
  }
  return texts.map(({ text, ...layout }) => ({ ...layout, text: text.trim() }));
}
