import type { PlacedResult } from '#server/search/search.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { placesIn, topicAt } from './places.ts';
import { nearTo } from './terms.ts';
import { relevance, sharedWords, subjectOf, tellingWords, type Counts } from './relevance.ts';

/** What the site has near a subject, and what of it is about it, the best first. */
export type Material = { near: readonly PlacedResult[]; texts: PlacedResult[]; problems: PlacedResult[] };

/** Of a subject with several words a text has to hold more than half, by what they tell. */
const RELEVANT = 0.55;
/** Among the notes that the question names. */
const RELEVANT_IN_PLACE = 0.45;

/** A note explains more than an article on one problem, and that more than what only leads there. */
const EXPLAINING: Partial<Record<ResourceName, number>> = {
  question: 1,
  cheatSheetItem: 0.5,
  contest: -1,
  preparationGuide: -1,
  languageCard: -2,
};

/** What is named so stands in the question, however much else does. */
const NAMED = 0.6;

/** @param counts of the words of the question */
export function sortMaterial(question: string, passages: readonly PlacedResult[], counts?: Counts): Material {
  const subject = subjectOf(question);
  const places = placesIn(question);
  const relevant = passages
    .map((passage) => ({ passage, ...rate(subject, passage, counts) }))
    .map(({ fit, ...rated }) => ({ ...rated, place: placeFit(rated.passage.address, places), fit }))
    .filter(({ share, isNamed, place }) => share >= (place > 1 ? RELEVANT_IN_PLACE : RELEVANT) || isNamed)
    .map(({ passage, fit, place }) => ({ passage, fit: fit + place }))
    .toSorted((one, other) => other.fit - one.fit || one.passage.header.length - other.passage.header.length)
    .map(({ passage }) => passage);
  const [problems, texts] = [relevant.filter(isProblem), relevant.filter((passage) => !isProblem(passage))];
  return { near: passages, texts, problems };
}

function rate(subject: string, { resource, header, text, opening = '' }: PlacedResult, counts?: Counts) {
  const title = subjectOf(header);
  const [first = '', ...others] = tellingWords(title);
  const share = relevance(subject, `${header} ${text}`, counts);
  const inHeader = relevance(subject, header, counts);
  // A header that speaks of little else fits better, and one that begins with it; so does one that calls it the same.
  // A word of the header counts as much as any other; of the question's it is known which may be mistyped.
  const unknown = counts && new Map([...counts].filter(([, count]) => count === 0));
  const inSubject = relevance(title, subject, unknown);
  const begins = relevance(first, subject, unknown);
  const asWritten = sharedWords(subject, header, counts);
  const words = tellingWords(subject);
  const pairs = words.slice(1).map((word, at) => `"${words[at]} ${word}"`);
  const together = relevance(pairs.join(' '), `${header}\n${text}`);
  const inOpening = relevance(subject, opening, counts);
  const isCalledSo = relevance(resources[resource].noun, subject) > 0;
  const kind = isCalledSo ? 1 : (EXPLAINING[resource] ?? 0);
  return {
    share,
    isNamed: inSubject >= NAMED && others.length > 0,
    fit:
      2 * inHeader +
      0.5 * (share + begins + inOpening) +
      0.75 * (asWritten + together) +
      inSubject +
      0.75 * relevance(nearTo(subject), header) +
      kind,
  };
}

/** What is said of all comes before what is said of databases or of one language, unless the question names that one. */
function placeFit(address: string, places: readonly string[]): number {
  const topic = topicAt(address);
  if (topic && places.includes(topic.category)) return 1.5;
  if (!topic?.language) return 0.5;
  if (topic.language === 'sql') return 0.25;
  return places.length > 0 ? -3 : -0.5;
}

const isProblem = ({ resource }: PlacedResult) => resource === 'topicProblem' || resource === 'companyProblem';
