import { describe, expect, it } from 'vitest';
import { readSections, type Section, writeSections } from './sections.ts';

const SECTIONS: Section[] = [
  {
    name: 'Brute force',
    facts: { time: 'O(n^2)', verdict: 'Time Limit Exceeded' },
    text: 'Try every pair.\n\nnote: this is text already.',
    programs: [
      { language: 'python', source: 'class Solution:\n\n    pass\n' },
      { language: 'cpp', source: '// ## no heading\nint main() {}\n' },
    ],
  },
  { name: 'Hash map', facts: {}, text: '', programs: [] },
];

describe('sections', () => {
  it('are the same after they are written and read again', () => {
    expect(readSections(writeSections(SECTIONS))).toEqual(SECTIONS);
  });

  it('are read from files with Windows line ends', () => {
    expect(readSections(writeSections(SECTIONS).replaceAll('\n', '\r\n'))).toEqual(SECTIONS);
  });

  it('ignore text before the first heading, and fences in other languages', () => {
    expect(readSections('before: all\n\n## One\ntime: O(1)\n\n```rust\nfn main() {}\n```\n')).toEqual([
      { name: 'One', facts: { time: 'O(1)' }, text: '', programs: [] },
    ]);
  });

  it('are an empty list for an empty text', () => {
    expect(readSections('')).toEqual([]);
    expect(writeSections([])).toBe('');
  });
});
