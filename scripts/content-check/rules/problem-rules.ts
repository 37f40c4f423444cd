import { splitList } from '#shared/rules/list-text.ts';
import type { ContentRecord } from '#prisma/content.ts';
import { type CheckedContent, recordsOf } from '../checked-content.ts';
import { placeOf, repeated, type Rule, topicOf } from './rule.ts';

/** What Top 50 shows. */
const TOP = { tag: 'top100', count: 50 };
/** The company that the company-wise sheet opens with, and how many problems it has at least. */
const FIRST_COMPANY = { name: 'Accenture', least: 12 };

const problemsOf = (content: CheckedContent) => recordsOf(content, 'topicProblem', 'companyProblem');
const listOf = ({ values }: ContentRecord, field: string) => splitList(String(values[field]));
const nameOf = ({ values }: ContentRecord) => String(values.name).toLowerCase();
const linkOf = ({ values }: ContentRecord) => String(values.link).toLowerCase().replace(/\/$/, '');

export const PROBLEM_RULES: Rule[] = [
  {
    says: 'a problem stands on a sheet once',
    faultsIn: (content) =>
      (['topicProblem', 'companyProblem'] as const)
        .map((resource) => recordsOf(content, resource))
        .flatMap((problems) => [...repeated(problems, nameOf), ...repeated(problems, linkOf)]),
  },
  {
    says: 'a problem of both sheets has one name, level and link',
    faultsIn: (content) =>
      [nameOf, linkOf].flatMap((keyOf) => {
        const onSheet = new Map(recordsOf(content, 'topicProblem').map((problem) => [keyOf(problem), problem]));
        return recordsOf(content, 'companyProblem').flatMap((problem) => {
          const other = onSheet.get(keyOf(problem));
          const differs = ['name', 'level', 'link'].some(
            (field) => other && other.values[field] !== problem.values[field],
          );
          return other && differs ? [`${placeOf(problem)} differs from ${placeOf(other)}`] : [];
        });
      }),
  },
  {
    says: 'a problem has a level and a place to practise',
    faultsIn: (content) =>
      problemsOf(content)
        .filter(({ values }) => !values.level || !values.link)
        .map(placeOf),
  },
  {
    says: 'a topic is that of one card',
    faultsIn: (content) => {
      const cards = recordsOf(content, 'sheetTopic');
      const topics = new Set(cards.map(topicOf));
      const unknown = problemsOf(content).filter(({ values }) => !topics.has(String(values.topic)));
      return [
        ...repeated(cards, topicOf),
        ...unknown.map((problem) => `${placeOf(problem)}: ${String(problem.values.topic)}`),
      ];
    },
  },
  {
    says: 'a company is spelled as in companies.json',
    faultsIn: (content) =>
      [
        ...problemsOf(content).map((record) => ({ record, named: listOf(record, 'companies') })),
        ...recordsOf(content, 'preparationGuide').map((record) => ({ record, named: [String(record.values.company)] })),
      ].flatMap(({ record, named }) =>
        named
          .filter((company) => !content.companies.includes(company))
          .map((company) => `${placeOf(record)}: ${company}`),
      ),
  },
  {
    says: 'companies.json names each company once, sorted without regard to case',
    faultsIn: ({ companies }) =>
      companies
        .filter((company, index) => index > 0 && (companies[index - 1] ?? '').toLowerCase() >= company.toLowerCase())
        .map((company) => `companies.json: ${company}`),
  },
  {
    says: `the one tag is ${TOP.tag}, which ${TOP.count} problems have`,
    faultsIn: (content) => {
      const problems = recordsOf(content, 'companyProblem');
      const others = problems.filter((problem) => listOf(problem, 'tags').some((tag) => tag !== TOP.tag));
      const count = problems.filter((problem) => listOf(problem, 'tags').includes(TOP.tag)).length;
      return [...others.map(placeOf), ...(count === TOP.count ? [] : [`company-problems.json: ${count} have it`])];
    },
  },
  {
    says: `${FIRST_COMPANY.name} has ${FIRST_COMPANY.least} problems or more`,
    faultsIn: (content) => {
      const problems = recordsOf(content, 'companyProblem');
      const count = problems.filter((problem) => listOf(problem, 'companies').includes(FIRST_COMPANY.name)).length;
      return count >= FIRST_COMPANY.least ? [] : [`company-problems.json: it has ${count}`];
    },
  },
];
