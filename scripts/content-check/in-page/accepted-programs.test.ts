import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_DIR } from '#prisma/content.ts';
import { readAcceptedPrograms } from './accepted-programs.ts';

const programs = readAcceptedPrograms();
const filesOf = (chosen: typeof programs) => chosen.map(({ file }) => file);

test('every accepted program belongs to a problem that exists', () => {
  const isUnknown = ({ problem }: (typeof programs)[number]) =>
    !existsSync(join(CONTENT_DIR, 'problem', problem, 'statement.md'));
  expect(filesOf(programs.filter(isUnknown))).toEqual([]);
});

test('every accepted program is named for its idea, in a language that a page runs', () => {
  const isNamedOtherwise = ({ file, language }: (typeof programs)[number]) =>
    language === null || language === 'sql' || !/^[\w-]+\/[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.test(file);
  expect(filesOf(programs.filter(isNamedOtherwise))).toEqual([]);
});

test('no two accepted programs of a problem are the same but for spaces', () => {
  const texts = Map.groupBy(programs, ({ problem, source }) => `${problem} ${source.replace(/\s+/g, '')}`);
  expect([...texts.values()].filter(({ length }) => length > 1).map(filesOf)).toEqual([]);
});
