import type { trpc } from '#client/lib/api/trpc.ts';
import { addCard } from '#client/records/review-cards.ts';
import { ownerNow } from '#client/records/owner.ts';
import { recordsOf } from '#client/records/record-store.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { marksWith } from '#client/records/marks.ts';
import { problemCard, questionCard } from '#shared/rules/review/card-ids.ts';
import { isQuestion } from '#shared/rules/review/read-card-id.ts';
import { readStudyItemName } from '#shared/rules/study/study-items.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

/** The problems submitted in this browser and the questions marked for revision, without those that have a card. */
export function addable(known: ReadonlySet<string>): { slugs: string[]; questions: string[] } {
  const submitted = recordsOf(SUBMISSIONS, ownerNow()).map(({ record: { slug } }) => slug);
  const marked = [...marksWith('revise')].flatMap(([name, isSet]) => (isSet ? name : []));
  return {
    slugs: [...new Set(submitted)].filter((slug) => !known.has(problemCard(slug))),
    questions: marked.filter((name) => isQuestion(name) && !known.has(questionCard(name))),
  };
}

/** Adds a card for each. @returns whether the browser stored all of them */
export async function addAll({ slugs, questions }: ReturnType<typeof addable>, utils: Utils): Promise<boolean> {
  const problemResults = slugs.map((slug) => addCard(problemCard(slug), titleOfSlug(slug)));
  const questionResults = await Promise.all(
    questions.map(async (name) => addCard(questionCard(name), await headerOf(name, utils))),
  );
  return [...problemResults, ...questionResults].every(Boolean);
}

async function headerOf(name: string, utils: Utils): Promise<string> {
  const item = readStudyItemName(name);
  if (!item) return name;
  const outline = await utils.study.outline.fetch({ kind: 'interview-questions', category: item.category });
  return outline.find(({ id }) => id === item.id)?.header ?? name;
}
