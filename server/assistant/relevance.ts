import { parseQuery, type Term } from '#server/search/query.ts';
import { wordsOf } from '#shared/rules/search-words.ts';
import { isOneErrorApart, isSpelled } from '#server/search/spelling.ts';
import { inNotesWords } from './terms.ts';

/** Words of asking: they tell what is to be done, and not about what. */
const ASKING =
  /\b(explain|explanation|tell|about|describe|define|definition|please|difference|differences|between|compare|give|show|help|understand|mean|means|meaning|example|examples|simple|simply|words|briefly|detail|details|know|want|need|let|us|could|would|should|have|has|there|this|that|any|some|work|works|use|used|using|best|way)\b/gi;

/** A question without the words of asking; the question itself when nothing else is in it. */
export function subjectOf(question: string): string {
  const subject = question.replace(ASKING, ' ');
  return wordsOf(subject).length === 0 ? question : subject;
}

const SHORTEST_STEM = 4;

/** Endings and one typing error aside. */
function isSameWord(sought: string, found: string): boolean {
  if (sought === found) return true;
  const stem = Math.max(SHORTEST_STEM, Math.min(sought.length, found.length) - 2);
  if (sought.slice(0, stem) === found.slice(0, stem) && Math.abs(sought.length - found.length) <= 3) return true;
  return sought.length > SHORTEST_STEM && isSpelled(sought) && isOneErrorApart(sought, found);
}

const holds = (found: readonly string[], term: Term) =>
  found.some((_, at) => term.every((word, index) => isSameWord(word, found[at + index] ?? '')));

/** How much of a subject a text speaks of: the share of its telling words, those of a phrase together, that it holds. */
export function relevance(subject: string, text: string): number {
  const { terms } = parseQuery(inNotesWords(subject));
  const found = wordsOf(inNotesWords(text));
  const sought = terms.flat().length;
  return sought === 0 ? 0 : terms.filter((term) => holds(found, term)).flat().length / sought;
}
