import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import type { Match, MatchedProblem, MatchedQuestion } from '#shared/rules/imports/import-file.ts';
import { matchNames } from '#shared/rules/imports/names/match-names.ts';
import type { Known } from '#shared/rules/imports/names/problem-matching.ts';
import { questionCard } from '#shared/rules/review/card-ids.ts';
import { isUndone } from '#shared/rules/review/card-events.ts';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import { isQuestion } from '#shared/rules/review/read-card-id.ts';
import { studyItemName } from '#shared/rules/study/study-items.ts';
import { importLinesSchema } from '#shared/schemas/import-lines.ts';

/** All problems that are public, from every list. */
const PROBLEMS = `
  SELECT catalogue.name, former_names AS "formerNames", catalogue.slug, link, judged.slug AS page,
    judged.kind = 'sql' AS "isSql"
  FROM catalogue LEFT JOIN LATERAL (
    SELECT slug, kind FROM problems WHERE problem = catalogue.slug AND ${isOpen('key')} ORDER BY id LIMIT 1
  ) AS judged ON true
  WHERE judged.slug IS NOT NULL OR EXISTS (SELECT FROM topic_problems WHERE problem = catalogue.slug)
    OR EXISTS (SELECT FROM company_problems WHERE problem = catalogue.slug)
  ORDER BY catalogue.slug`;

type ProblemRow = Record<'name' | 'slug' | 'link', string> & {
  formerNames: string[];
  page: string | null;
  isSql: boolean | null;
};
type FoundProblem = MatchedProblem & { title: string };

/** Finds the problem on the site for each line of an import. */
export async function matchProblems({ pool }: Database, input: unknown): Promise<Match<MatchedProblem>[]> {
  const { lines } = parseInput(importLinesSchema, input);
  const { rows } = await pool.query<ProblemRow>({ name: 'problems-to-match', text: PROBLEMS });
  const known = rows.map(({ name, formerNames, slug, link, page, isSql }): Known<FoundProblem> => ({
    names: [name, ...formerNames, slug, ...(page === null ? [] : [page])],
    link,
    value: { title: name, name, page: page === null ? null : { slug: page, isSql: isSql === true } },
  }));
  return matchNames(lines, known).map(({ found, unclear }) => ({
    found: found && { name: found.name, page: found.page },
    unclear,
  }));
}

const QUESTIONS = `
  SELECT category, id, header, (
    SELECT record FROM own_records WHERE user_key = $1 AND kind = 'review-card' AND own_records.id = $2 || category || '/' || questions.id
  ) AS card
  FROM questions ORDER BY category, id`;

type QuestionRow = { category: string; id: number; header: string; card: ReviewCard | null };

/** Finds the question on the site for each line of an import. */
export async function matchQuestions(
  { pool }: Database,
  userKey: string,
  input: unknown,
): Promise<Match<MatchedQuestion>[]> {
  const { lines } = parseInput(importLinesSchema, input);
  const values = [userKey, questionCard('')];
  const { rows } = await pool.query<QuestionRow>({ name: 'questions-to-match', text: QUESTIONS, values });
  const known = rows.flatMap(({ category, id, header, card }): Known<MatchedQuestion>[] => {
    const name = studyItemName(category, id);
    const value = { name, title: header, hasCard: card !== null && !isUndone(card) };
    return isQuestion(name) ? [{ names: [header], link: '', value }] : [];
  });
  return matchNames(lines, known);
}
