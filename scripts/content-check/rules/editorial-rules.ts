import type { ContentRecord } from '#prisma/content.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { type CheckedContent, recordsOf, textOf } from '../checked-content.ts';
import { contestParts } from '../contest-parts.ts';
import { filledFields, placeOf, type Rule } from './rule.ts';
import { approachesOf } from './written-approaches.ts';

/** The maximum number of words: enough for the task, the key idea and the link. */
const MAX_WORDS = 80;
/** The minimum number of words: shorter sentences may be equal by chance. */
const MIN_WORDS = 8;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordCount = (text: string) => text.trim().split(/\s+/).length;
const linkTo = ({ values }: ContentRecord) => `](/Problem/${String(values.slug)})`;

export const EDITORIAL_RULES: Rule[] = [
  {
    says: `a contest says the idea of a problem in up to ${MAX_WORDS} words and leads to its page, which has the programs`,
    counts: 'editorials told twice',
    faultsIn: (content) => recordsOf(content, 'contest').flatMap((contest) => toldByContest(content, contest)),
  },
  {
    says: 'a blog about a problem leads to its page, or to the page of one with the same idea',
    faultsIn: (content) =>
      recordsOf(content, 'blog').flatMap((blog) => {
        const pages = pagesOf(content, blog);
        const texts = ['explanation', 'explanation2', 'explanation3'].map((field) => textOf(blog.values[field]));
        const leads = pages.some((page) => texts.some((text) => text.includes(linkTo(page))));
        return pages.length === 0 || leads ? [] : [`${placeOf(blog)}: ${pages.map(linkTo).join(', ')}`];
      }),
  },
  {
    says: 'a blog or a contest repeats no sentence of an approach',
    counts: 'sentences told twice',
    faultsIn(content) {
      const placeBySentence = new Map(
        approachesOf(content).flatMap(({ place, idea }) => sentencesIn(idea).map((sentence) => [sentence, place])),
      );
      return filledFields(content, 'text')
        .filter(({ record: { resource } }) => resource === 'blog' || resource === 'contest')
        .flatMap(({ place, value }) =>
          sentencesIn(value)
            .filter((sentence) => placeBySentence.has(sentence))
            .map((sentence) => `${place}: '${sentence}' stands in ${placeBySentence.get(sentence) ?? ''}`),
        );
    },
  },
];

/**
 * Returns the faults of a contest's explanations of problems with a page: each is a short idea with a link to the page.
 */
function toldByContest(content: CheckedContent, contest: ContentRecord): string[] {
  const problems = recordsOf(content, 'problem').filter(({ values }) => values.contest === contest.values.id);
  return contestParts(contest).flatMap(({ letter, explanation, code }) => {
    const page = problems.find(({ values }) => values.letter === letter);
    if (!page) return [];
    const faults = [
      ...(explanation.includes(linkTo(page)) ? [] : [`it does not lead to ${String(page.values.slug)}`]),
      ...(wordCount(explanation) > MAX_WORDS ? [`it has ${wordCount(explanation)} words`] : []),
      // Every contest has the code of its first problem, which its record requires.
      ...(code && letter !== 'A' ? ['it has the program as well'] : []),
    ];
    return faults.length === 0 ? [] : [`${placeOf(contest)} ${letter}: ${faults.join(', ')}`];
  });
}

/** The pages of the problems that name a blog as their article, and of those with the same idea. */
function pagesOf(content: CheckedContent, { values: { id } }: ContentRecord): ContentRecord[] {
  const names = recordsOf(content, 'topicProblem', 'companyProblem')
    .filter(({ values }) => values.article === `/detail/${String(id)}`)
    .map(({ values }) => String(values.name));
  return recordsOf(content, 'problem').filter(({ values: { name, sameIdeaAs } }) =>
    [String(name), ...splitList(textOf(sameIdeaAs))].some((known) => names.includes(known)),
  );
}

const sentencesIn = (text: string): string[] =>
  [...SENTENCES.segment(text.replace(/<[^>]*>/g, ' '))]
    .map(({ segment }) => segment.trim().toLowerCase())
    .filter((sentence) => wordCount(sentence) >= MIN_WORDS);
