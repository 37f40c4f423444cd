import { LANGUAGES, type Language } from '#judge/languages/languages.ts';
import { type Problem, ProblemError, readProblem, readWrongPrograms } from '#judge/problem/problem.ts';
import { readEntries } from '#shared/rules/text/entries.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import type { ContentRecord } from '#prisma/content.ts';
import { type CheckedContent, recordsOf } from '../checked-content.ts';
import { contestParts } from '../contest-parts.ts';
import { problemFields } from '../problems/written-problem.ts';
import { MAX_COLUMNS, placeOf, repeated, type Rule, topicOf } from './rule.ts';

const MIN_CASES = 12;
const MIN_CASES_OF_SQL = 6;
const EXAMPLES = [2, 3];
const HINTS = 3;
const MIN_WRONG = 2;
const WORDS = { min: 40, max: 220 };
const SOLVED_IN: Language[] = ['python', 'cpp', 'java', 'javascript'];

/** Topics without a card on the sheet: SQL topics, and parts of topics that one card combines. */
const TOPICS_BESIDES = [
  ...['Dates', 'Grouping', 'Joins', 'Modification', 'NULL', 'Recursive queries', 'Subqueries', 'Window functions'],
  ...['Greedy', 'Intervals', 'Sliding Window', 'Topological Sort', 'Two Pointers'],
];

type Judged = { record: ContentRecord; place: string; problem: Problem; wrong: number };

/** Returns the readable problems; the others are reported when their programs are run. */
function judged(content: CheckedContent): Judged[] {
  return recordsOf(content, 'problem').flatMap((record) => {
    try {
      const fields = problemFields(record.values);
      const wrong = readWrongPrograms(fields.wrong).length;
      return [{ record, place: placeOf(record), problem: readProblem(fields), wrong }];
    } catch (error) {
      if (error instanceof ProblemError) return [];
      throw error;
    }
  });
}

const faultsOf = (content: CheckedContent, faultOf: (one: Judged) => string | null) =>
  judged(content).flatMap((one) => {
    const fault = faultOf(one);
    return fault === null ? [] : [`${one.place}: ${fault}`];
  });

const lowered = (value: unknown) => String(value).toLowerCase();
export const JUDGED_PROBLEM_RULES: Rule[] = [
  {
    says: 'a problem to be solved has an id of the sheets that it stands on',
    faultsIn: (content) => {
      const listed = recordsOf(content, 'topicProblem', 'companyProblem');
      return recordsOf(content, 'problem').flatMap((record) => {
        const { id, name } = record.values;
        const onSheets = listed.filter(({ values }) => values.name === name);
        const isOfSheets = onSheets.length === 0 || onSheets.some(({ values }) => values.id === id);
        return isOfSheets ? [] : [`${placeOf(record)}: ${String(id)} is the id of none of them`];
      });
    },
  },
  {
    says: 'the address of a problem to be solved is that of one',
    faultsIn: (content) => repeated(recordsOf(content, 'problem'), ({ values }) => lowered(values.slug)),
  },
  {
    says: `a problem to be solved has ${MIN_CASES} cases or more, ${MIN_CASES_OF_SQL} where it is of SQL`,
    faultsIn: (content) =>
      faultsOf(content, ({ problem: { kind, cases } }) =>
        cases.length < (kind === 'sql' ? MIN_CASES_OF_SQL : MIN_CASES) ? `it has ${cases.length}` : null,
      ),
  },
  {
    says: `a problem to be solved has ${EXAMPLES.join(' or ')} examples, which are its first cases`,
    faultsIn: (content) =>
      faultsOf(content, ({ problem: { cases } }) => {
        const examples = cases.filter(({ example }) => example !== null).length;
        if (!EXAMPLES.includes(examples)) return `it has ${examples}`;
        const late = cases.findIndex(({ example }, index) => index >= examples && example !== null);
        return late < 0 ? null : `case ${late + 1} is one`;
      }),
  },
  {
    says: 'a problem to be solved has a generator and a validator, unless it is of SQL',
    faultsIn: (content) =>
      faultsOf(content, ({ problem }) => {
        const missing = (['generator', 'validator'] as const).filter((module) => problem[module] === '');
        return problem.kind === 'sql' || missing.length === 0 ? null : `it has no ${missing.join(' and no ')}`;
      }),
  },
  {
    says: `a problem to be solved has ${HINTS} hints`,
    faultsIn: (content) =>
      faultsOf(content, ({ record }) => {
        const { length } = readEntries(String(record.values.hints), ['hint']);
        return length === HINTS ? null : `it has ${length}`;
      }),
  },
  {
    says: 'each approach to a problem is solved in Python, C++, Java and JavaScript, or in SQL',
    faultsIn: (content) =>
      judged(content).flatMap(({ place, problem: { kind, approaches } }) => {
        const wanted: Language[] = kind === 'sql' ? ['sql'] : SOLVED_IN;
        const lacking = approaches.flatMap(({ name, programs }) =>
          wanted
            .filter((language) => programs.every((program) => program.language !== language))
            .map((language) => `${place}: ${name} is not solved in ${LANGUAGES[language].name}`),
        );
        return approaches.length === 0 ? [`${place}: it has no approach`] : lacking;
      }),
  },
  {
    says: `a line of a solution has ${MAX_COLUMNS} characters at most`,
    faultsIn: (content) =>
      judged(content).flatMap(({ place, problem: { approaches } }) =>
        approaches.flatMap(({ name, programs }) =>
          programs
            .filter(({ source }) => source.split('\n').some((line) => [...line].length > MAX_COLUMNS))
            .map(({ language }) => `${place}: ${name} in ${LANGUAGES[language].name}`),
        ),
      ),
  },
  {
    says: 'the last approach to a problem, which answers what is generated, is never too slow',
    faultsIn: (content) =>
      faultsOf(content, ({ problem: { approaches } }) => {
        const last = approaches.at(-1);
        return last?.isSlow ? `${last.name} is` : null;
      }),
  },
  {
    says: `a problem to be solved has ${MIN_WRONG} wrong programs or more`,
    faultsIn: (content) => faultsOf(content, ({ wrong }) => (wrong < MIN_WRONG ? `it has ${wrong}` : null)),
  },
  {
    says: `the statement of a problem has ${WORDS.min} to ${WORDS.max} words`,
    faultsIn: (content) =>
      faultsOf(content, ({ record }) => {
        const { length } = String(record.values.statement).trim().split(/\s+/);
        return length < WORDS.min || length > WORDS.max ? `it has ${length}` : null;
      }),
  },
  {
    says: 'a topic of a problem to be solved is one of the sheet, or one of those that are known besides',
    faultsIn: (content) => {
      const sheetTopics = new Set([...recordsOf(content, 'sheetTopic').map(topicOf), ...TOPICS_BESIDES]);
      return recordsOf(content, 'problem').flatMap((record) => {
        const topics = splitList(String(record.values.topics));
        const unknown = topics
          .filter((topic) => !sheetTopics.has(topic))
          .map((topic) => `${placeOf(record)}: ${topic}`);
        return topics.length === 0 ? [`${placeOf(record)}: it has none`] : unknown;
      });
    },
  },
  {
    says: 'a problem of a contest names one that there is, and a letter of its own among those that it explains',
    faultsIn: (content) => {
      const ofContests = recordsOf(content, 'problem').filter(({ values }) => values.contest || values.letter);
      const places = ofContests.flatMap((record) => {
        const { contest: id, letter } = record.values;
        const contest = recordsOf(content, 'contest').find(({ values }) => values.id === id);
        const isExplained = contest && contestParts(contest).some((part) => part.letter === letter);
        return isExplained ? [] : [`${placeOf(record)}: contest ${String(id)}, letter ${String(letter)}`];
      });
      return [...places, ...repeated(ofContests, ({ values }) => `${String(values.contest)} ${String(values.letter)}`)];
    },
  },
];
