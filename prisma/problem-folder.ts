import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { languageOfFile } from '#judge/languages/languages.ts';
import { readSections, type Section, writeSections } from '#judge/problem/sections.ts';
import { parseMarkdownRecord } from './markdown-record.ts';

/**
 * Reads the folder of a problem (content/README.md) into the fields of its record.
 * @throws Error that says what is wrong
 */
export function readProblemFolder(folder: string): Record<string, unknown> {
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const { values } = parseMarkdownRecord(read('statement.md'));
  return {
    ...values,
    slug: basename(folder),
    cases: read('cases.json').trim(),
    generator: read('generator.js').trim(),
    validator: read('validator.js').trim(),
    check: read('checker.js').trim(),
    approaches: writeSections(withSolutions(folder, readSections(read('approaches.md')))),
    wrong: writeSections(programsIn(folder, 'wrong').map(wrongSection)),
  };
}

type ProgramFile = { name: string; file: string; language: Section['programs'][number]['language']; source: string };

function programsIn(folder: string, place: string): ProgramFile[] {
  const path = join(folder, place);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .toSorted()
    .map((file) => {
      const language = languageOfFile(file);
      if (!language) throw new Error(`${place}/${file} is of no language that there is`);
      return {
        name: basename(file, extname(file)),
        file: `${place}/${file}`,
        language,
        source: readFileSync(join(path, file), 'utf8'),
      };
    });
}

function withSolutions(folder: string, sections: Section[]): Section[] {
  const solutions = programsIn(folder, 'solutions');
  const slugOf = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const slugs = new Set(sections.map(({ name }) => slugOf(name)));
  const stray = solutions.find(({ name }) => !slugs.has(name));
  if (stray) throw new Error(`${stray.file} belongs to no approach: ${[...slugs].join(', ')}`);
  return sections.map((section) => ({
    ...section,
    programs: solutions.filter(({ name }) => name === slugOf(section.name)),
  }));
}

/** The first line of a wrong program: a comment with the expected verdict and the reason. */
const VERDICT_LINE = /^(?:#|\/\/|--)\s*([A-Z][\w, ]+?):\s*(.+)\n/;

function wrongSection({ name, file, language, source }: ProgramFile): Section {
  const [line, verdict, reason] = VERDICT_LINE.exec(source) ?? [];
  if (line === undefined || verdict === undefined || reason === undefined)
    throw new Error(`${file} does not begin with its verdict`);
  return { name, facts: { verdict, reason }, text: '', programs: [{ language, source: source.slice(line.length) }] };
}
