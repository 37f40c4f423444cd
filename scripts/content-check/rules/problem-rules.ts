import { findCompany } from '#shared/rules/sheets/company-names.ts';
import { CATALOGUE, type ContentRecord } from '#prisma/content.ts';
import { type CheckedContent, companiesIn, companiesOf, itemsOf, recordsOf, reportsOf } from '../checked-content.ts';
import { placeOf, repeated, type Rule, topicOf } from './rule.ts';

/** The tag and the number of problems of Top 50. */
const TOP = { tag: 'top100', count: 50 };
/** The company that the company-wise sheet opens with, and the minimum number of its problems. */
const FIRST_COMPANY = { name: 'Accenture', min: 12 };

const problemsOf = (content: CheckedContent) => recordsOf(content, 'topicProblem', 'companyProblem');
const nameOf = ({ values }: ContentRecord) => String(values.name).toLowerCase();
const linkOf = ({ values }: ContentRecord) => String(values.link).toLowerCase().replace(/\/$/, '');

export const PROBLEM_RULES: Rule[] = [
  {
    says: 'a problem of the catalogue is on a list or has a page',
    faultsIn: (content) => {
      const shown = new Set(
        recordsOf(content, 'topicProblem', 'companyProblem', 'problem').map(({ values }) => values.name),
      );
      return content.catalogue.filter((name) => !shown.has(name)).map((name) => `${CATALOGUE}: ${name}`);
    },
  },
  {
    says: 'a problem stands on a sheet once',
    faultsIn: (content) =>
      (['topicProblem', 'companyProblem'] as const)
        .map((resource) => recordsOf(content, resource))
        .flatMap((problems) => [...repeated(problems, nameOf), ...repeated(problems, linkOf)]),
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
    says: 'a company has one name, the one that the site has for it',
    faultsIn: (content) => {
      const named = problemsOf(content).flatMap((record) =>
        ['companies', 'practisedFor'].flatMap((field) =>
          itemsOf(record, field).map((company) => ({ place: placeOf(record), company })),
        ),
      );
      const firstOf = new Map(named.map(({ company }) => [company.toLowerCase(), company] as const).toReversed());
      return named
        .filter(({ company }) => {
          const others = [...firstOf.values()].filter((other) => other !== company);
          return firstOf.get(company.toLowerCase()) !== company || findCompany(others, company) !== null;
        })
        .map(({ place, company }) => `${place}: ${company}`);
    },
  },
  {
    says: 'the company of a guide has problems',
    faultsIn: (content) => {
      const listed = companiesIn(content);
      return recordsOf(content, 'preparationGuide')
        .filter(({ values }) => !listed.has(String(values.company)))
        .map((record) => `${placeOf(record)}: ${String(record.values.company)}`);
    },
  },
  {
    says: 'a company that is on record is not chosen by us as well, and has its number of reports',
    faultsIn: (content) =>
      recordsOf(content, 'companyProblem').flatMap((record) => {
        const reports = reportsOf(record);
        const practised = itemsOf(record, 'practisedFor').filter((company) => reports.has(company));
        const uncounted = itemsOf(record, 'companies').filter((company) => !reports.has(company));
        return [...practised, ...uncounted].map((company) => `${placeOf(record)}: ${company}`);
      }),
  },
  {
    says: 'a problem is on the list of a company, in Top 50 or on the SDE sheet',
    faultsIn: (content) => {
      const onSheet = new Set(recordsOf(content, 'topicProblem').map(nameOf));
      return recordsOf(content, 'companyProblem')
        .filter((problem) =>
          ['companies', 'practisedFor', 'tags'].every((field) => itemsOf(problem, field).length === 0),
        )
        .filter((problem) => !onSheet.has(nameOf(problem)))
        .map(placeOf);
    },
  },
  {
    says: `the one tag is ${TOP.tag}, which ${TOP.count} problems have`,
    faultsIn: (content) => {
      const problems = recordsOf(content, 'companyProblem');
      const otherTagged = problems.filter((problem) => itemsOf(problem, 'tags').some((tag) => tag !== TOP.tag));
      const count = problems.filter((problem) => itemsOf(problem, 'tags').includes(TOP.tag)).length;
      return [...otherTagged.map(placeOf), ...(count === TOP.count ? [] : [`company-sheet.json: ${count} have it`])];
    },
  },
  {
    says: `${FIRST_COMPANY.name} has ${FIRST_COMPANY.min} problems or more`,
    faultsIn: (content) => {
      const problems = recordsOf(content, 'companyProblem');
      const count = problems.filter((problem) => companiesOf(problem).includes(FIRST_COMPANY.name)).length;
      return count >= FIRST_COMPANY.min ? [] : [`company-sheet.json: it has ${count}`];
    },
  },
];
