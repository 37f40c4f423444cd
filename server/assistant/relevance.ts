import { isSignificant, parseQuery, type Term } from '#server/search/query.ts';
import { wordsOf } from '#shared/rules/text/search-words.ts';
import { isOneErrorApart, isSpelled } from '#server/search/spelling.ts';
import { withoutPlaces } from './places.ts';
import { inNotesWords } from './terms.ts';

/** Words of asking and of conversation: they say what to do, not about which subject. */
const ASKING =
  /\b(explain|explanation|tell|about|describe|define|definition|please|pls|plz|kindly|difference|differences|differ|diff|between|versus|compare|comparison|give|show|help|understand|mean|means|meaning|example|examples|simple|simply|words|briefly|brief|detail|details|detailed|know|want|need|needed|go|let|us|we|could|would|should|shall|will|must|have|has|had|there|this|that|those|these|they|any|some|work|works|working|worked|use|uses|used|using|best|way|ways|better|good|bad|hey|hi|hello|sir|bro|thanks|thank|im|ive|am|so|just|really|actually|exactly|basically|internally|inside|whats|hows|dont|doesnt|cant|isnt|not|no|if|then|than|instead|when|where|whose|whom|get|got|getting|make|makes|made|new|always|never|ever|at all|techniques?|same|like|kinds? of|types? of|basics|basic|concept|concepts|topic|topics|intro|introduction|tutorial|notes?|blogs?|articles?|approach|learn|study|question|questions|answer|answers|interviews?|u|ur|tips?|advice|suggest|suggestions?|overview|summary|full form|regarding|related|handle|handled)\b/gi;

/** "like i'm five" and similar phrases. */
const LIKE_A_CHILD = /\blike (i['’]?m|i am|im) (a )?(five|5|child|kid|beginner)\b/gi;

/** Aspects of a subject: ignored, as the text on the subject explains them too. */
const ASPECT =
  /\b(((time|space|average|worst|best)([- ]case)? )*complexit(y|ies)|(dis)?advantages?|pros and cons|syntax|purpose|benefits?|internals|implementation|program|code|conditions|keywords?|propert(y|ies)|real life)\b/gi;

/** Contractions; only the part before the apostrophe carries meaning. */
const CONTRACTED = /\b(\p{L}+)['’](?:s|m|re|ve|ll|d|t)\b/giu;

/**
 * The subject of a question: its text without words of asking, aspects and the names of the notes to search in. Where
 * nothing would remain, fewer of these are removed.
 */
export function subjectOf(question: string): string {
  const plain = question.replace(LIKE_A_CHILD, ' ').replace(CONTRACTED, '$1');
  const thing = plain.replace(ASPECT, ' ').replace(ASKING, ' ');
  const withoutAsking = plain.replace(ASKING, ' ');
  const [subjectWords = question] = [
    withoutPlaces(thing),
    withoutPlaces(withoutAsking),
    withoutAsking,
    withoutPlaces(plain),
  ].filter(isSignificant);
  return subjectWords;
}

/** The words of a text without stop words, unless it has no others. */
export const significantWords = (text: string): string[] => parseQuery(text).terms.flat();

const SHORTEST_STEM = 4;

/** How many documents of the site contain each word of a question: the rarer a word, the more it weighs. */
export type Counts = ReadonlyMap<string, number>;

/** A word in this many documents weighs 1, a rarer one more. */
const COMMON = 400;

/** An unknown word may be mistyped or missing from the site: it weighs as much as a word in this many documents. */
const UNKNOWN = 10;

function weightOf(word: string, counts: Counts | undefined): number {
  if (!counts || /^\d/.test(word)) return 1;
  return Math.log2(1 + COMMON / (counts.get(word) || UNKNOWN));
}

/** Makes British and American spellings equal. */
const inOneSpelling = (word: string) => word.replace(/iz(?=e|ing|ation|able)/, 'is').replace(/our(?=$|s|al|ed)/, 'or');

/** Ignores endings, and one typing error in a word that the site does not know or, without counts, in any word. */
export function isSameWord(word: string, found: string, counts?: Counts): boolean {
  const [one, other] = [inOneSpelling(word), inOneSpelling(found)];
  if (one === other) return true;
  const stem = Math.max(SHORTEST_STEM, Math.min(one.length, other.length) - 2);
  if (one.slice(0, stem) === other.slice(0, stem) && Math.abs(one.length - other.length) <= 4) return true;
  const isMistyped = !counts || counts.get(word) === 0 || counts.get(found) === 0;
  return isMistyped && word.length > SHORTEST_STEM && isSpelled(word) && isOneErrorApart(word, found);
}

/** The weighted share, 0 to 1, of a subject's words that a text contains; a phrase counts only as a whole. */
export const relevance = (subject: string, text: string, counts?: Counts): number =>
  sharedWords(inNotesWords(subject), inNotesWords(text), counts);

/** Like `relevance`, but compares both as written, not in the words of the site's notes. */
export function sharedWords(subject: string, text: string, counts?: Counts): number {
  const { terms } = parseQuery(subject);
  const found = wordsOf(text);
  const holds = (term: Term) =>
    found.some((_, at) => term.every((word, index) => isSameWord(word, found[at + index] ?? '', counts)));
  const weight = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word, counts), 0);
  const total = weight(terms.flat());
  return total === 0 ? 0 : weight(terms.filter(holds).flat()) / total;
}
