import { expect, test } from 'vitest';
import { checkRules } from './check-rules.ts';

test('the lines with counts name what must be 0, and faults are reported with their rule', () => {
  const note = {
    resource: 'question' as const,
    file: 'question/c/01-note.md',
    name: 'c/1',
    hash: '',
    day: null,
    programs: [],
    values: { id: 1, header: 'Note', category: 'c', text: 'A whole number.' },
  };
  const faults: string[] = [];
  const lines = checkRules({ records: [note], catalogue: [], figures: new Map() }, (fault) => faults.push(fault));
  expect(lines[0]).toMatch(new RegExp(`^1 records, 0 figures, \\d+ rules, faults: ${faults.length}\\.$`));
  expect(lines[1]).toBe(
    'Words: known problems without their common name 0, of those that the style guide avoids without a reason 1, ' +
      "approaches without a technique's name 0, editorials told twice 0, sentences told twice 0.",
  );
  expect(faults).toContainEqual(
    "question/c/01-note.md text: 'whole number': write integer " +
      '(texts use the words of the style guide in prisma/content/README.md)',
  );
});
