import type { PlacedResult } from '#server/search/search.ts';
import { studyTopicsOn } from '#shared/study-topics.ts';
import { matchPage } from '#shared/paths.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { relevance } from './relevance.ts';

/** What the site has near a subject, and what of it is about it, the best first. */
export type Material = { near: readonly PlacedResult[]; texts: PlacedResult[]; problems: PlacedResult[] };

/** Of a subject with several words a text has to hold more than half. */
const RELEVANT = 0.6;

/** A note explains more than an article on one problem, and that more than the card that leads to notes. */
const EXPLAINING: Partial<Record<ResourceName, number>> = { question: 0.5, cheatSheetItem: 0.5, languageCard: -2 };

export function sortMaterial(subject: string, passages: readonly PlacedResult[]): Material {
  const rated = passages.map((passage) => {
    const topics = topicsAt(passage.address);
    const title = [passage.header, ...topics.map(({ name }) => name)].join(' ');
    return { passage, share: relevance(subject, `${title} ${passage.text}`), fit: fit(subject, { ...passage, title }) };
  });
  const relevant = rated
    .filter(({ share }) => share >= RELEVANT)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ passage }) => passage);
  const [problems, texts] = [relevant.filter(isProblem), relevant.filter((passage) => !isProblem(passage))];
  return { near: passages, texts, problems };
}

function fit(subject: string, { resource, header, address, title }: PlacedResult & { title: string }): number {
  // A header that speaks of little else fits better.
  const inHeader = relevance(subject, header) + relevance(subject, title) + 0.5 * relevance(header, subject);
  // What is said of all languages comes before what is said of one, unless the question names that one.
  const languages = topicsAt(address).filter(({ language }) => language !== undefined);
  const isAsked = languages.some(({ name }) => relevance(subject, name) > 0);
  return inHeader + (languages.length === 0 ? 0.5 : isAsked ? 1 : 0) + (EXPLAINING[resource] ?? 0);
}

/** The notes on the page of an address. */
function topicsAt(address: string) {
  const page = matchPage(address.split(/[?#]/, 1)[0] ?? '')?.page;
  return page ? studyTopicsOn(page) : [];
}

const isProblem = ({ resource }: PlacedResult) => resource === 'topicProblem' || resource === 'companyProblem';
