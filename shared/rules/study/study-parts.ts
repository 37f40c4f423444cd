const NUMBERS = [1, 2, 3, 4, 5] as const;
type Numbered = (typeof NUMBERS)[number];

type Field =
  | 'shortAnswer'
  | 'alsoAsked'
  | 'sources'
  | 'text'
  | 'statement'
  | `statement${Numbered}`
  | `substatement${Numbered}`
  | 'feature'
  | 'explain'
  | 'note'
  | 'example'
  | 'image'
  | 'figtitle'
  | 'link1'
  | 'link2'
  | 'code'
  | 'output'
  | 'explanation';

/** A question with its answer, or an item of a cheat sheet: each has some of the fields. */
export type StudyFields = { header: string } & Partial<Record<Field, string>>;

export type StudyPart = {
  kind: 'lead' | 'text' | 'statement' | 'substatement' | 'figure' | 'link' | 'code' | 'sources';
  /** With markup, but for code and sources (see sources.ts); of a figure and a link, the address. */
  text: string;
  /** Shown above the text; of a figure, below. */
  title?: string;
  /** The output of code. */
  output?: string;
};

/** The parts of an item under its header, in order, for the page, the PDF and reading aloud. */
export function studyParts(item: StudyFields): StudyPart[] {
  const parts: (Omit<StudyPart, 'text'> & { text: string | undefined })[] = [
    { kind: 'lead', text: item.shortAnswer, title: 'Short answer' },
    { kind: 'text', text: item.text },
    ...NUMBERS.flatMap((number) => [
      { kind: 'statement' as const, text: number === 1 ? item.statement : item[`statement${number}`] },
      { kind: 'substatement' as const, text: item[`substatement${number}`] },
    ]),
    { kind: 'text', text: item.feature, title: 'Feature' },
    { kind: 'text', text: item.explain },
    { kind: 'text', text: item.note, title: 'Note' },
    { kind: 'text', text: item.example, title: 'Example' },
    { kind: 'figure', text: item.image, title: item.figtitle },
    { kind: 'link', text: item.link1 },
    { kind: 'link', text: item.link2 },
    { kind: 'code', text: item.code, output: item.output },
    { kind: 'text', text: item.explanation, title: 'Explanation' },
    { kind: 'text', text: item.alsoAsked, title: 'They also ask' },
    { kind: 'sources', text: item.sources, title: 'Sources' },
  ];
  return parts.flatMap(({ text = '', ...part }) => (isShown(part.kind, text) ? [{ ...part, text }] : []));
}

/** Whether an address from data is http(s), or one of this site. */
const isAddress = (text: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(text);

const isShown = (kind: StudyPart['kind'], text: string) =>
  kind === 'figure' || kind === 'link' ? isAddress(text) : text.trim() !== '';
