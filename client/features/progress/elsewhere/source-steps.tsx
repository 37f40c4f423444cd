import type { ReactNode } from 'react';
import type { SourceName } from './sources.ts';

const LIST = 'https://leetcode.com/api/problems/all/';

const out = (address: string, label: string) => (
  <a href={address} target="_blank" rel="noreferrer" className="underline wrap-anywhere">
    {label}
  </a>
);

const STEPS: Partial<Record<SourceName, readonly ReactNode[]>> = {
  list: [
    'One problem in each line: its name, or its address on another site.',
    'It may be a CSV, a Markdown or HTML table or list, or the JSON of a tracker, with marks, dates and headings.',
  ],
  site: [
    <>Sign in at {out('https://leetcode.com', 'leetcode.com')} in this browser.</>,
    <>Open {out(LIST, LIST)}. You see a page full of text.</>,
    'Save that page as a file (Ctrl+S, or ⌘S).',
    'Choose the file here. We never ask for your password there, or for a cookie.',
  ],
  zip: [
    'Download your repository as a ZIP; on GitHub that is Code, then Download ZIP.',
    'Folders or files are named like the problems: 0001-two-sum/, 1. Two Sum/ or two-sum.py.',
  ],
  anki: [
    'In Anki choose File, Export, and the format Notes in Plain Text.',
    'Choose the file here, or paste its lines.',
  ],
  codeforces: ['Your handle is the name of your profile there. Only its public data is fetched.'],
};

/** How to get a file from a source. */
export const SourceSteps = ({ name }: { name: SourceName }) => (
  <ol className="mt-4 list-decimal space-y-1 pl-6">
    {STEPS[name]?.map((step, place) => (
      <li key={place}>{step}</li>
    ))}
  </ol>
);
