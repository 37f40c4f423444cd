import { LANGUAGES } from '../languages/languages.ts';
import { MAX_COLUMNS, placeOf, filledFields, type Rule } from './rule.ts';
import { type CheckedContent, recordsOf } from '../checked-content.ts';

const programsIn = ({ records }: CheckedContent) =>
  records.flatMap((record) =>
    record.programs.map((program) => ({ ...program, place: `${placeOf(record)} ${program.field}` })),
  );

export const PROGRAM_RULES: Rule[] = [
  {
    says: 'code is a program in a fence that names a language which is checked',
    faultsIn: (content) => {
      const programs = programsIn(content);
      const places = new Set(programs.map(({ place }) => place));
      const loose = filledFields(content, 'code').filter(
        // The code fields of problems have a separate check, and outputs are not programs.
        ({ record, field, place }) => record.resource !== 'problem' && !/^output\d?$/.test(field) && !places.has(place),
      );
      const unknown = programs.filter(({ language }) => !(language in LANGUAGES));
      return [...loose.map(({ place }) => place), ...unknown.map(({ place, language }) => `${place}: ${language}`)];
    },
  },
  {
    says: 'a program prints something, and its output says what',
    faultsIn: (content) =>
      programsIn(content)
        .filter(({ output }) => !output?.trim())
        .map(({ place }) => place),
  },
  {
    says: `a line of code has ${MAX_COLUMNS} characters at most`,
    faultsIn: (content) =>
      programsIn(content).flatMap(({ place, source }) =>
        source
          .split('\n')
          .flatMap((line, index) => ([...line].length > MAX_COLUMNS ? [`${place} line ${index + 1}`] : [])),
      ),
  },
  {
    says: 'a blog has a first and a best approach, each with its code and its complexity as O(…), or headings and no code',
    faultsIn: (content) =>
      recordsOf(content, 'blog').flatMap(({ file, values }) => {
        const named = (part: string) => Boolean(values[`heading${part}`]);
        const hasComplexity = (part: string) => /\bO\([^)]+\)/.test(String(values[`explanation${part}`]));
        const parts = ['', '2', '3'].filter((part) => part !== '2' || values.explanation2 || values.code2);
        return parts
          .filter((part) =>
            named('') ? !named(part) || values[`code${part}`] : !values[`code${part}`] || !hasComplexity(part),
          )
          .map((part) => `${file} explanation${part}`);
      }),
  },
  {
    says: 'some contests are over and some to come, each with its time and zone',
    faultsIn: (content) => {
      const contests = recordsOf(content, 'contest');
      const undated = contests.filter(({ values, day }) => day === null || !values.contestTime || !values.timeZone);
      const isMissing = [1, -1].filter((sign) => !contests.some(({ day }) => Math.sign(day ?? 0) === sign));
      return [...undated.map(placeOf), ...isMissing.map((sign) => `contest: none is ${sign > 0 ? 'to come' : 'over'}`)];
    },
  },
];
