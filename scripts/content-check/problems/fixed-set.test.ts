import { describe, expect, it } from 'vitest';
import { readContent } from '#prisma/content.ts';
import type { Language } from '#judge/languages/languages.ts';
import type { Program } from '#judge/problem/problem.ts';
import { readSections, type Section, writeSections } from '#judge/problem/sections.ts';
import { checkProblems } from './check-problems.ts';
import { featuresOf } from './features.ts';
import { readTrials } from './trials.ts';
import { type WrittenProblem, writtenProblems } from './written-problem.ts';

/**
 * Problems that together use all parts of the judge that the content uses; the check of the content runs all programs
 * of all problems.
 */
const FIXED = [
  ...['a-bus-line-in-one-text', 'balanced-pallet', 'clone-graph'],
  ...['combination-sum-ii', 'copy-list-with-random-pointer', 'design-underground-system', 'encode-and-decode-strings'],
  ...['construct-quad-tree', 'endless-ride', 'evaluate-division', 'find-duplicate-subtrees', 'first-bad-version'],
  ...['flatten-a-multilevel-doubly-linked-list', 'intersection-of-two-linked-lists', 'linked-list-cycle-ii'],
  ...['lowest-common-ancestor-of-a-binary-tree', 'merge-k-sorted-lists'],
  ...['populating-next-right-pointers-in-each-node'],
  ...['string-compression', 'two-sum', 'word-search'],
];

/** The verdicts of the wrong programs so far, by language. One of each is enough. */
const seen = new Set<string>();
const isFirstWrong = ({ facts, programs: [program] }: Section) => {
  const kind = `${facts.verdict} in ${program?.language}`;
  return !seen.has(kind) && seen.add(kind);
};

/** A problem with one solution in each language, of the last approach that has one, and the first wrong programs. */
function withFewPrograms({ name, fields }: WrittenProblem): WrittenProblem {
  const solved = new Set<Language>();
  const isFirst = ({ language }: Program) => !solved.has(language) && solved.add(language);
  const lastFirst = readSections(fields.approaches)
    .toReversed()
    .map((approach) => ({ ...approach, programs: approach.programs.filter(isFirst) }));
  const approaches = writeSections(lastFirst.toReversed());
  return {
    name,
    fields: { ...fields, approaches, wrong: writeSections(readSections(fields.wrong).filter(isFirstWrong)) },
  };
}

const all = writtenProblems(readContent());
const fixed = all.filter(({ name }) => FIXED.includes(name)).map(withFewPrograms);

describe('a fixed set of problems', () => {
  it('uses every language, type, signature and checker that the content uses', () => {
    const used = new Set(fixed.flatMap(({ fields }) => [...featuresOf(readTrials(fields))]));
    const unused = all.flatMap(({ name, fields }) =>
      [...featuresOf(readTrials(fields))]
        .filter((feature) => !used.has(feature))
        .map((feature) => `${feature} of ${name}`),
    );
    expect(unused).toEqual([]);
    expect(fixed).toHaveLength(FIXED.length);
  });

  it('passes the check, with the expected verdicts for all its programs', { timeout: 300_000 }, async () => {
    const faults: string[] = [];
    const counts = await checkProblems(fixed, { report: (fault) => void faults.push(fault), lanes: 1 });
    expect(faults).toEqual([]);
    const programs = fixed.reduce((sum, { fields }) => sum + readTrials(fields).trials.length, 0);
    expect(counts.solutions + counts.wrong + counts.skipped).toBe(programs);
  });
});
