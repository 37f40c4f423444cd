import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { drawSchema } from '#shared/schemas/interview.ts';
import type { ProblemLink } from './neighbours.ts';

/** What a mock interview may be about: companies and topics with at least two problems. */
export type InterviewChoices = { companies: string[]; topics: string[] };

export type DrawnProblem = ProblemLink & { isSeen: boolean };

/** Mock interviews use problems of kind function that belong to no contest. */
export type Interviews = {
  choices(viewer: Viewer): Promise<InterviewChoices>;
  /**
   * Draws two random problems, the easier one first. Problems that the learner has not seen are preferred: those
   * neither ticked nor worked on, in the account or in the browser, which sends its own.
   * @returns fewer than two when there are no more
   */
  draw(viewer: Viewer, input: unknown): Promise<DrawnProblem[]>;
};

const OFFERED = `kind = 'function' AND contest IS NULL`;
const TOPICS = `regexp_split_to_array(btrim(topics), '\\s*,\\s*')`;

const CHOICES = `
  WITH offered AS (SELECT id, problem, ${TOPICS} AS topics FROM problems WHERE ${OFFERED}),
  companies AS (
    SELECT company FROM offered JOIN company_problems USING (problem), unnest(company_list) AS company
    GROUP BY company HAVING count(DISTINCT offered.id) > 1
  ),
  covered AS (
    SELECT topic FROM offered, unnest(topics) AS topic WHERE topic <> '' GROUP BY topic HAVING count(DISTINCT id) > 1
  )
  SELECT ARRAY(SELECT company FROM companies ORDER BY company) AS companies, ARRAY(SELECT topic FROM covered ORDER BY topic) AS topics`;

const DRAW = `
  SELECT slug, name, level, (
    lower(slug) = ANY($4) OR problem = ANY($5) OR name = ANY($5)
    OR EXISTS (SELECT FROM problem_drafts AS own WHERE own.user_key = $6 AND own.slug = lower(problems.slug))
    OR EXISTS (SELECT FROM submissions AS own WHERE own.user_key = $6 AND own.slug = lower(problems.slug))
    OR EXISTS (
      SELECT FROM own_records AS own
      WHERE own.user_key = $6 AND own.kind = 'mark' AND own.id = 'done:' || problem AND own.record -> 'isSet' = 'true'
    )
  ) AS "isSeen"
  FROM problems
  WHERE ${OFFERED}
    AND ($1 = '' OR EXISTS (SELECT FROM company_problems AS listed WHERE listed.problem = problems.problem AND $1 = ANY(company_list)))
    AND ($2 = '' OR $2 = ANY(${TOPICS}))
    AND ($3 = '' OR level = $3)
  ORDER BY "isSeen", random() LIMIT 2`;

const rank = ({ level }: ProblemLink) => LEVELS.findIndex((known) => known === level);

export function createInterviews({ pool }: Database): Interviews {
  return {
    async choices(viewer) {
      requireAccess(viewer, 'content.read');
      const { rows } = await pool.query<InterviewChoices>(CHOICES);
      return rows[0] as InterviewChoices; // the statement returns one row
    },

    async draw(viewer, input) {
      requireAccess(viewer, 'content.read');
      const { company, topic, level, seen } = parseInput(drawSchema, input);
      const userKey = viewer.role === 'user' ? viewer.key : null;
      const slugs = seen.slugs.map((slug) => slug.toLowerCase());
      const { rows } = await pool.query<DrawnProblem>(DRAW, [company, topic, level, slugs, seen.ticked, userKey]);
      return rows.toSorted((a, b) => rank(a) - rank(b));
    },
  };
}
