import type { ParsedImport } from '#shared/rules/imports/parsed-import.ts';
import { readAnkiTsv } from '#shared/rules/imports/anki-tsv.ts';
import { readPracticeSiteJson } from '#shared/rules/imports/practice-site-json.ts';
import { readProblems, readText } from '#shared/rules/imports/read-problems.ts';
import { readSolutionsZip } from '#shared/rules/imports/archive/solutions-zip.ts';

export type SourceName = 'list' | 'site' | 'zip' | 'anki' | 'codeforces';

/** A source of data about problems solved elsewhere. */
export type Source = {
  name: SourceName;
  label: string;
  /** The result of the import. */
  gives: string;
  /** The accepted file extensions; '' if it is not a file. */
  accept: string;
  isPasted: boolean;
  read?(content: Uint8Array): ParsedImport;
};

export const SOURCES: readonly Source[] = [
  {
    name: 'list',
    label: 'A list of names or addresses',
    accept: '.csv,.tsv,.txt,.md,.html,.json',
    isPasted: true,
    gives: 'Each problem that it marks as solved is ticked, on its day where the list has one.',
    read: readProblems,
  },
  {
    name: 'site',
    label: "LeetCode's list of your problems",
    accept: '.json,.txt',
    isPasted: false,
    gives: 'Each problem that you solved there is ticked.',
    read: (content) => readPracticeSiteJson(readText(content)),
  },
  {
    name: 'zip',
    label: 'A repository of solutions (ZIP)',
    accept: '.zip',
    isPasted: false,
    gives:
      'Each problem is ticked. The newest program of a language becomes your draft; older ones are kept beside it.',
    read: readSolutionsZip,
  },
  {
    name: 'anki',
    label: 'Notes of Anki',
    accept: '.txt,.tsv,.csv',
    isPasted: true,
    gives: "Notes whose front is a question of this site are marked 'Revise', and come back as reviews.",
    read: (content) => readAnkiTsv(readText(content)),
  },
  {
    name: 'codeforces',
    label: 'Codeforces, by your handle',
    accept: '',
    isPasted: false,
    gives: 'What you solved there is ticked where a problem here has the same name.',
  },
];
