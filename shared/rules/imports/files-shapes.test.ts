import { describe, expect, test } from 'vitest';
import { imported, utf16, vanished } from '#shared/testing/imported-file.ts';

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const NONE = 'not on any sheet here';

type Row = [what: string, file: string | Uint8Array, ticks: string[], left?: string[]];

const SHAPES: Row[] = [
  ['UTF-8 with a mark', '\uFEFFName,Status\nTwo Sum,Done', ['Two Sum']],
  [
    'UTF-16 with a mark',
    utf16('Name\tStatus\r\nTwo Sum\tTRUE\r\n3Sum\tFALSE\r\n'),
    ['Two Sum'],
    ['3Sum, FALSE (not marked as solved)'],
  ],
  ['UTF-16 without a mark', utf16('Two Sum\n3Sum', { isMarked: false }), ['Two Sum', '3Sum']],
  ['big-endian UTF-16 without a mark', utf16('Two Sum\n3Sum', { isBig: true, isMarked: false }), ['Two Sum', '3Sum']],
  ['Windows-1252', latin1('Two Sum\nCaf\u00e9 \x96 Menu\n'), ['Two Sum'], [`Café – Menu (${NONE})`]],
  ['a stated separator', 'sep=|\nName|Level\nTwo Sum|Easy\n', ['Two Sum']],
  ['a stated separator in quotes', '"sep=;"\r\nName;Level\r\nTwo Sum;Easy\r\n', ['Two Sum']],
  [
    'bars',
    'Name|Level|Status\nTwo Sum|Easy|Done\n3Sum|Medium|Todo',
    ['Two Sum'],
    ['3Sum, Medium, Todo (not marked as solved)'],
  ],
  ['tabs of a spreadsheet', 'Name\tLevel\nTwo Sum\tEasy\nPow(x, n)\tMedium\n', ['Two Sum', 'Pow(x, n)']],
  [
    'a semicolon in a quoted name of the first row',
    '"Two; Sum",Easy\n"3Sum",Medium\n4Sum,Medium',
    ['Two Sum', '3Sum', '4Sum'],
  ],
  [
    'commas in notes between semicolons',
    'Name;Notes\nTwo Sum;map, one pass\n3Sum;sort, then two ends',
    ['Two Sum', '3Sum'],
  ],
  ['old Macintosh line breaks', 'Two Sum\r3Sum\r', ['Two Sum', '3Sum']],
  ['a line break in a cell', 'Name,Notes\n"Two\nSum","one\ntwo"\n3Sum,', ['Two Sum', '3Sum']],
  [
    'two title rows',
    'LeetCode log\n2026, spring\nNo,Title,Status\n1,Two Sum,Done\n',
    ['Two Sum'],
    ['LeetCode log (a heading, no problem)', '2026, spring (a heading, no problem)'],
  ],
  ['a number column before the name', 'Problem Number,Problem Name\n1,Two Sum\n15,3Sum', ['Two Sum', '3Sum']],
  ['a number column named like a question', 'Question No;Question\n1;Two Sum\n15;3Sum', ['Two Sum', '3Sum']],
  ['numbers without headings', '1,Two Sum\n15,3Sum', ['Two Sum', '3Sum']],
  [
    'names in a column that is called otherwise',
    'What,Status\nTwo Sum,Done\n3Sum,Todo',
    ['Two Sum'],
    ['What, Status (a heading, no problem)', '3Sum, Todo (not marked as solved)'],
  ],
  ['several problems in a line', 'Two Sum, 3Sum, 4Sum', ['Two Sum', '3Sum', '4Sum']],
  [
    'several problems in each line',
    'Two Sum; 3Sum\nLRU Cache; Word Ladder\n',
    ['Two Sum', '3Sum', 'LRU Cache', 'Word Ladder'],
  ],
  [
    'lines of different lengths',
    'Two Sum, 3Sum, Pow(x, n)\nSqrt(x)\nNowhere, 4Sum',
    ['Two Sum', '3Sum', 'Pow(x, n)', 'Sqrt(x)', '4Sum'],
    [`Nowhere (${NONE})`],
  ],
  ['several problems in a cell', 'Day,Problems\nMon,"Two Sum, 3Sum"\nTue,4Sum', ['Two Sum', '3Sum', '4Sum']],
  [
    'a name with a comma',
    'Filter Restaurants by Vegan-Friendly, Price and Distance\nPow(x, n), Two Sum',
    ['Filter Restaurants by Vegan-Friendly, Price and Distance', 'Pow(x, n)', 'Two Sum'],
  ],
  [
    'problems beside what may be a topic',
    'Binary Search, Koko Eating Bananas, Search a 2D Matrix',
    ['Koko Eating Bananas', 'Search a 2D Matrix'],
    ['Binary Search (may be the topic, so not counted)'],
  ],
  [
    'a topic beside the name',
    'Koko Eating Bananas,Dynamic Programming,Medium\nTwo Sum,Hash Table,Easy',
    ['Koko Eating Bananas', 'Two Sum'],
  ],
  [
    'a topic beside the name that is a problem too',
    latin1('Koko Eating Bananas,Binary Search,Medium'),
    ['Koko Eating Bananas'],
  ],
  [
    'another problem beside facts',
    'Two Sum,3Sum,Easy\n',
    ['Two Sum'],
    ['3Sum (beside another problem on its line, so not counted)'],
  ],
  [
    'a topic alone in its row',
    'Name,Level\nBinary Search,\nKoko Eating Bananas,Medium',
    ['Koko Eating Bananas'],
    ['Binary Search (may be the topic, so not counted)'],
  ],
  [
    'topics above lists',
    'Binary Search\n- Koko Eating Bananas\n- Search a 2D Matrix\nSubsets:\n- 3Sum',
    ['Koko Eating Bananas', 'Search a 2D Matrix', '3Sum'],
    ['Binary Search (a heading, no problem)', 'Subsets: (a heading, no problem)'],
  ],
  ['a first line that begins like a heading', 'Name Search\nTwo Sum', ['Two Sum'], [`Name Search (${NONE})`]],
  ['a heading of one column', 'Problem\nTwo Sum\n3Sum', ['Two Sum', '3Sum'], ['Problem (a heading, no problem)']],
  [
    'links of Markdown',
    '* [Two Sum](https://leetcode.com/problems/two-sum/)\n* [mine](<https://leetcode.com/problems/3sum> "x")',
    ['Two Sum', '3Sum'],
  ],
  [
    'several links in a line',
    '[A](https://leetcode.com/problems/two-sum/) [B](https://leetcode.com/problems/3sum/)',
    ['Two Sum', '3Sum'],
  ],
  [
    'a Markdown table with bars in cells',
    'my log\n\nProblem | Link\n--- | ---\nTwo Sum \\| easy | <https://leetcode.com/problems/two-sum/>\n',
    ['Two Sum'],
    [`my log (${NONE})`],
  ],
  [
    'links of a page',
    '<a href="https://leetcode.com/problems/two-sum/">1</a><br><a href=\'https://leetcode.com/problems/3sum/\'>3Sum &amp; co</a>',
    ['Two Sum', '3Sum'],
  ],
  ['links in cells', 'Name,Link\nfirst,"<a href=""https://leetcode.com/problems/two-sum/"">open</a>"\n', ['Two Sum']],
  [
    'a page with a table',
    '<!doctype html><title>x</title><script>Subsets</script><table><tr><th>Problem<th>Done</tr>\n<tr><td>Two\n Sum<td>✅</tr><tr><td>3Sum</td><td>❌</td></tr></table>',
    ['Two Sum'],
    ['3Sum, ❌ (not marked as solved)'],
  ],
  [
    'CSV with semicolons in cells',
    'Two Sum,Array;Hash Table,Easy\n3Sum,Array;Two Pointers,Medium',
    ['Two Sum', '3Sum'],
  ],
  [
    "the practice site's JSON in a page that a browser saved",
    '<html><body><pre>{"stat_status_pairs":[{"stat":{"question__title":"Two Sum"},"status":"ac"}]}</pre></body></html>',
    ['Two Sum'],
  ],
  [
    "the practice site's JSON",
    '{"user_name":"ada","stat_status_pairs":[{"stat":{"question__title":"Two Sum","question__title_slug":"two-sum"},"status":"ac"},{"stat":{"question__title":"3Sum"},"status":"notac"},{"stat":{"question__title":"Nowhere"},"status":null}]}',
    ['Two Sum'],
    ['3Sum (tried there, not solved)'],
  ],
  [
    'an answer of its API',
    '{"data":{"problemsetQuestionList":{"total":2,"questions":[{"acRate":49.1,"difficulty":"Easy","frontendQuestionId":"1","isFavor":false,"paidOnly":false,"status":"ac","title":"Two Sum","titleSlug":"two-sum"},{"acRate":30,"status":"notac","title":"3Sum","titleSlug":"3sum","paidOnly":false}]}}}',
    ['Two Sum'],
    ['30, false, notac, 3Sum, 3sum (not marked as solved)'],
  ],
  [
    'submissions',
    '{"submissions_dump":[{"title":"Two Sum","status_display":"Accepted","timestamp":1773136800,"lang":"java"},{"title":"3Sum","status_display":"Wrong Answer","timestamp":1773136800}]}',
    ['Two Sum 2026-03-10'],
    ['3Sum, Wrong Answer, 2026-03-10T10:00:00.000Z (status “Wrong Answer”, so not counted as solved)'],
  ],
  [
    'records by slug',
    '{"two-sum":{"status":"done","date":"2026-03-10"},"3sum":{"status":"todo","date":null}}',
    ['Two Sum 2026-03-10'],
    ['3sum, todo (not marked as solved)'],
  ],
  ['names alone', '["two-sum","3sum"]', ['Two Sum', '3Sum']],
  [
    'a record in each line',
    '{"slug":"two-sum","solved":true}\n{"slug":"3sum","solved":false}\n',
    ['Two Sum'],
    ['3sum, false (not marked as solved)'],
  ],
];

describe('a list is read in the shape and encoding that it has:', () => {
  test.each(SHAPES)('%s', (_what, file, ticks, left = []) => {
    const outcome = imported(file);
    expect(outcome).toMatchObject({ ticks, left });
    if (typeof file === 'string' && !file.includes('<script>')) expect(vanished(file, outcome)).toEqual([]);
  });
});

test.each([
  [
    'a workbook',
    Uint8Array.from(Buffer.from('PK\x03\x04 xl/workbook.xml', 'latin1')),
    'This is an Excel workbook. Please save it as CSV.',
  ],
  ['a picture', Uint8Array.from([0x89, 0x50, 0, 0, 0, 1, 0, 200, 7, 0]), 'This file is no text'],
  ['nothing', '\n', 'There are no problems in it.'],
])('%s is refused with the reason', (_what, file, message) => {
  expect(() => imported(file)).toThrow(message);
});

const DAYS: [what: string, file: string, ticks: string[], remarks?: string[]][] = [
  ['`Last Done`, not `Added`', 'Name,Added,Last Done\nTwo Sum,2026-01-01,2026-03-10', ['Two Sum 2026-03-10']],
  [
    'the last review, not the next',
    'Name,Next Review,Last Review\nTwo Sum,2026-05-01,2026-03-10',
    ['Two Sum 2026-03-10'],
  ],
  ['no other date', 'Name,Due,Created\nTwo Sum,2026-05-01,2026-01-10', ['Two Sum']],
  ['`Solved`, not `Date`', 'Name,Date,Solved\nTwo Sum,2026-01-01,10 March 2026', ['Two Sum 2026-03-10']],
  [
    'a date in the status',
    'Name,Status\nTwo Sum,Solved on 2026-03-10\n3Sum,"Accepted (Mar 9, 2026)"',
    ['Two Sum 2026-03-10', '3Sum 2026-03-09'],
  ],
  [
    'a date behind a name',
    'Two Sum - 2026-03-10\n3Sum (10 March 2026)\n4Sum: solved on 2026-03-09',
    ['4Sum 2026-03-09'],
  ],
  [
    'the only date of a row without headings',
    'Two Sum,2026-03-10\n3Sum,"Mar 9, 2026"',
    ['Two Sum 2026-03-10', '3Sum 2026-03-09'],
  ],
  [
    'dates before names and before several',
    '2026-03-10: Two Sum, 3Sum\n2026-03-11 - 4Sum',
    ['Two Sum 2026-03-10', '3Sum 2026-03-10', '4Sum 2026-03-11'],
  ],
  ['a date behind a mark', 'Two Sum ✅ 2026-03-10\n3Sum ❌ 2026-03-10', ['Two Sum 2026-03-10']],
  ['none of two dates without headings', 'Two Sum,2026-01-01,2026-03-10', ['Two Sum']],
  [
    'days first, as one shows',
    'Name,Date\nTwo Sum,10/03/2026\n3Sum,25/03/2026',
    ['Two Sum 2026-03-10', '3Sum 2026-03-25'],
  ],
  [
    'months first, as one shows',
    'Name,Date\nTwo Sum,03/10/2026\n3Sum,03/25/2026',
    ['Two Sum 2026-03-10', '3Sum 2026-03-25'],
  ],
  [
    'neither order',
    'Name,Date\nTwo Sum,03/10/2026',
    ['Two Sum'],
    ['The date “03/10/2026” in the column “Date”: not understood, so there is no day for them.'],
  ],
  [
    'a year 0026',
    'Name,Date\nTwo Sum,0026-03-10\n3Sum,10/03/26',
    ['Two Sum', '3Sum'],
    ['2 dates such as “0026-03-10” in the column “Date”: not understood, so there is no day for them.'],
  ],
  ['a day that is to come', 'Name,Date\nTwo Sum,2026-07-10', ['Two Sum']],
];

test.each(DAYS)('a day is taken by its heading: %s', (_what, file, ticks, remarks = []) => {
  expect(imported(file)).toMatchObject({ ticks, remarks });
});
