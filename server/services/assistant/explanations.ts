import type { PlacedResult } from '#server/services/search.ts';
import { href } from '#shared/paths.ts';
import { relevance } from './relevance.ts';
import { codeBlock, link, quote } from './site-markdown.ts';

/** Of a subject with several words a text has to hold more than half. */
const RELEVANT = 0.6;

/** What the site has, and what of it is about the subject. */
export type Material = { near: PlacedResult[]; relevant: PlacedResult[] };

export function sortMaterial(subject: string, passages: PlacedResult[]): Material {
  const isRelevant = ({ header, text }: PlacedResult) => relevance(subject, `${header} ${text}`) >= RELEVANT;
  const inHeader = ({ header }: PlacedResult) => relevance(subject, header);
  return {
    near: passages,
    relevant: passages.filter(isRelevant).toSorted((one, other) => inHeader(other) - inHeader(one)),
  };
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
