import type { PlacedResult } from '#server/services/search.ts';
import { type NoteTopic, noteTopicsOn } from '#shared/note-topics.ts';
import { href, matchPage } from '#shared/paths.ts';
import { relevance } from './relevance.ts';
import { asText, codeBlock, link, quote } from './site-markdown.ts';

/** Of a subject with several words a text has to hold more than half. */
const RELEVANT = 0.6;

/** What the site has, and what of it is about the subject. */
export type Material = { near: PlacedResult[]; relevant: PlacedResult[] };

export function sortMaterial(subject: string, passages: PlacedResult[]): Material {
  const isRelevant = ({ header, text, address }: PlacedResult) =>
    relevance(subject, [header, text, ...topicsAt(address).map(({ name }) => name)].join(' ')) >= RELEVANT;
  // What holds for every language comes before what one does with it, unless that one is asked about.
  const fit = ({ header, address }: PlacedResult) => {
    const [topic] = topicsAt(address).filter(({ language }) => language !== undefined);
    // A header that speaks of little else fits better.
    const inHeader = 2 * relevance(subject, header) + 0.5 * relevance(header, subject);
    return inHeader + (!topic ? 0.5 : relevance(subject, topic.name) > 0 ? 1 : 0);
  };
  return { near: passages, relevant: passages.filter(isRelevant).toSorted((one, other) => fit(other) - fit(one)) };
}

/** The notes on the page of an address. */
function topicsAt(address: string): NoteTopic[] {
  const page = matchPage(address.split(/[?#]/, 1)[0] ?? '')?.page;
  return page ? noteTopicsOn(page) : [];
}

const MOST_TOPICS = 10;

export const isProblem = ({ resource }: PlacedResult): boolean =>
  resource === 'sheetProblem' || resource === 'sdeProblem';

const MOST_FURTHER = 4;

export type Code = { text: string; language: string };

/** What the site says on a subject, in its own words. @param code of the first text */
export function explanation({ relevant }: Material, code: Code | null): string {
  const [best, ...others] = relevant.filter((passage) => !isProblem(passage));
  const problems = relevant.filter(isProblem).slice(0, MOST_FURTHER);
  return [
    ...(best
      ? [`**${link(best.header, best.address)}**`, ...(best.text.trim() === '' ? [] : [quote(best.text.trim())])]
      : []),
    ...(best && code ? [codeBlock(code.text, code.language)] : []),
    ...listed(best ? 'More on this:' : 'Read:', others.slice(0, MOST_FURTHER)),
    ...listed(best || others.length > 0 ? 'To practise it:' : 'The site has this to practise:', problems),
  ].join('\n\n');
}

const listed = (title: string, passages: readonly PlacedResult[]) =>
  passages.length === 0
    ? []
    : [`${title}\n\n${passages.map(({ header, address }) => `- ${link(header, address)}`).join('\n')}`];

/** Nothing was found on what was asked. */
export function nothingFound({ near }: Material, topics: readonly string[]): string {
  return [
    'I found nothing about that on this site, and I do not make anything up.',
    ...listed('The nearest that it has:', near.slice(0, MOST_FURTHER)),
    `Its topics are ${topics.slice(0, MOST_TOPICS).map(asText).join(', ')} and others on ${link('the DSA sheet', href('sheet'))}, and ${link('languages', href('notes'))} and ${link('CS fundamentals', href('csFundamental'))} in its notes.`,
  ].join('\n\n');
}

export const HELP = [
  'Hello! Ask me about anything that this site teaches, for example:',
  [
    '- Explain deadlock',
    '- Problems asked at Amazon on graphs',
    '- Easy DP problems',
    '- A random hard problem',
    '- A weekly plan for trees',
    '- A 12-week plan for Java',
  ].join('\n'),
].join('\n\n');
