import type { PlacedResult } from '#server/search/search.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { placesIn, topicAt } from './places.ts';
import { nearTo } from './terms.ts';
import { relevance, sharedWords, subjectOf, significantWords, type Counts } from './relevance.ts';

/** All passages found for a subject, and the relevant texts and problems among them, the best first. */
export type Material = { near: readonly PlacedResult[]; texts: PlacedResult[]; problems: PlacedResult[] };

/** The minimum weighted share of a subject's words that a relevant text contains: more than half. */
const RELEVANT = 0.55;
/** The same for notes of a category that the question names. */
const RELEVANT_IN_PLACE = 0.45;

/** The rank by resource: a note explains more than an article on one problem, which explains more than a mere link. */
const EXPLAINING: Partial<Record<ResourceName, number>> = {
  question: 1,
  cheatSheetItem: 0.5,
  contest: -1,
  preparationGuide: -1,
  languageCard: -2,
};

/** A text is relevant if the question contains this share of its header's words, whatever else it contains. */
const NAMED = 0.6;

/** @param counts the document counts of the words of the question */
export function sortMaterial(question: string, passages: readonly PlacedResult[], counts?: Counts): Material {
  const subject = subjectOf(question);
  const places = placesIn(question);
  const relevant = passages
    .map((passage) => ({ passage, ...rate(subject, passage, counts) }))
    .map(({ fit, ...rated }) => ({ ...rated, place: placeFit(rated.passage.address, places), fit }))
    .filter(({ share, isNamed, place }) => share >= (place > 1 ? RELEVANT_IN_PLACE : RELEVANT) || isNamed)
    .map(({ passage, fit, place }) => ({ passage, fit: fit + place }))
    .toSorted((a, b) => b.fit - a.fit || a.passage.header.length - b.passage.header.length)
    .map(({ passage }) => passage);
  const [problems, texts] = [relevant.filter(isProblem), relevant.filter((passage) => !isProblem(passage))];
  return { near: passages, texts, problems };
}

function rate(subject: string, { resource, header, text, opening = '' }: PlacedResult, counts?: Counts) {
  const title = subjectOf(header);
  const [first = '', ...others] = significantWords(title);
  const share = relevance(subject, `${header} ${text}`, counts);
  const inHeader = relevance(subject, header, counts);
  // A header fits better when it has few other words, begins with the subject, or uses the question's own words.
  // Only zero counts are passed: all header words weigh the same, and unknown words of the question may be mistyped.
  const unknown = counts && new Map([...counts].filter(([, count]) => count === 0));
  const inSubject = relevance(title, subject, unknown);
  const begins = relevance(first, subject, unknown);
  const asWritten = sharedWords(subject, header, counts);
  const words = significantWords(subject);
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

/** Ranks notes that the question names first, then those on no language, on SQL, and on any other language. */
function placeFit(address: string, places: readonly string[]): number {
  const topic = topicAt(address);
  if (topic && places.includes(topic.category)) return 1.5;
  if (!topic?.language) return 0.5;
  if (topic.language === 'sql') return 0.25;
  return places.length > 0 ? -3 : -0.5;
}

const isProblem = ({ resource }: PlacedResult) => resource === 'topicProblem' || resource === 'companyProblem';
