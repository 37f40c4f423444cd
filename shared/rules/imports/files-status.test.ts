import { describe, expect, test } from 'vitest';
import { imported, utf16, vanished } from '#shared/testing/imported-file.ts';

const NOT = 'not marked as solved';
const not = (...lines: string[]) => lines.map((line) => `${line} (${NOT})`);
const MARKED: [what: string, file: string, ticks: string[], left: string[]][] = [
  ['checkboxes of Markdown', '- [x] Two Sum\n- [ ] 3Sum\n* [X] 4Sum\n', ['Two Sum', '4Sum'], not('- [ ] 3Sum')],
  ['boxes', '☑ Two Sum\n☐ 4Sum\n☑️ 3Sum', ['Two Sum', '3Sum'], not('☐ 4Sum')],
  ['a cross alone', 'Two Sum\n❌ Word Ladder', ['Two Sum'], not('❌ Word Ladder')],
  ['a line through a name', 'Two Sum\n~~Word Ladder~~', ['Two Sum'], not('~~Word Ladder~~')],
  ['a line through what is done', '- [x] ~~Two Sum~~\n- [ ] 3Sum', ['Two Sum'], not('- [ ] 3Sum')],
  ['rows of a table without headings', '| Two Sum | ✅ |\n| 3Sum | ❌ |', ['Two Sum'], not('3Sum | ❌')],
  ['a sign behind', 'Two Sum ✔️\n3Sum ✗\n4Sum ✘', ['Two Sum'], not('3Sum ✗', '4Sum ✘')],
  [
    'words behind',
    'Two Sum - done\n3Sum - todo\n4Sum (attempted)\nLRU Cache: in progress',
    ['Two Sum'],
    not('3Sum - todo', '4Sum (attempted)', 'LRU Cache: in progress'),
  ],
  ['words before', 'DONE: Two Sum\nTODO: 3Sum\nWIP - 4Sum', ['Two Sum'], not('TODO: 3Sum', 'WIP - 4Sum')],
  [
    'numbers and boxes',
    '1. [x] Two Sum\n2. [ ] 3Sum\n3) ✅ 4Sum\n4) ⬜ LRU Cache',
    ['Two Sum', '4Sum'],
    not('2. [ ] 3Sum', '4) ⬜ LRU Cache'),
  ],
  ['a quote of Markdown', '> - [ ] 3Sum\n> - [x] Two Sum', ['Two Sum'], not('> - [ ] 3Sum')],
  ['an open box around all of a line', '- [ ] Two Sum, 3Sum\n- [x] 4Sum', ['4Sum'], not('Two Sum', '3Sum')],
  ['a box with a stroke', '- [-] 3Sum\n- [x] Two Sum', ['Two Sum'], not('- [-] 3Sum')],
  [
    'sections',
    '## Done\n- Two Sum\n### Arrays\n- 4Sum\n## To do\n- 3Sum\n',
    ['Two Sum', '4Sum'],
    [
      '## Done (a heading, no problem)',
      '### Arrays (a heading, no problem)',
      '## To do (a heading, no problem)',
      ...not('- 3Sum'),
    ],
  ],
  [
    'lines that say it of what follows',
    'Solved:\nTwo Sum\nNot solved:\n3Sum\n4Sum',
    ['Two Sum'],
    ['Solved: (a heading, no problem)', 'Not solved: (a heading, no problem)', ...not('3Sum', '4Sum')],
  ],
  [
    'cells without headings',
    'Two Sum,Easy,Done\n3Sum,Medium,Todo\n4Sum,Medium,no',
    ['Two Sum'],
    not('3Sum, Medium, Todo', '4Sum, Medium, no'),
  ],
  ['0 and 1 without headings', 'Two Sum,1\n3Sum,0', ['Two Sum'], not('3Sum, 0')],
  ['a stated separator', 'sep=;\nName;Status\nTwo Sum;Done\n3Sum;Todo\n', ['Two Sum'], not('3Sum, Todo')],
  [
    'a title above the headings',
    'My sheet 2026\n\nName,Status\nTwo Sum,Done\n3Sum,Todo\n',
    ['Two Sum'],
    ['My sheet 2026 (a heading, no problem)', ...not('3Sum, Todo')],
  ],
  [
    'a title that says it of all',
    'To do\nName,Level\nTwo Sum,Easy\n',
    [],
    ['To do (a heading, no problem)', ...not('Two Sum, Easy')],
  ],
  ['`Is Solved`', 'Name,Is Solved\nTwo Sum,TRUE\n3Sum,FALSE\n', ['Two Sum'], not('3Sum, FALSE')],
  ['`Completed`', 'Problem,Completed\nTwo Sum,yes\n3Sum,no\n4Sum,\n', ['Two Sum'], not('3Sum, no', '4Sum')],
  [
    '`Progress`',
    'Title,Progress\nTwo Sum,100%\n3Sum,50%\n4Sum,0%\nLRU Cache,3/3',
    ['Two Sum', 'LRU Cache'],
    not('3Sum, 50%', '4Sum, 0%'),
  ],
  ['`Status (done/todo)`', 'Name,Status (done/todo)\nTwo Sum,done\n3Sum,todo\n', ['Two Sum'], not('3Sum, todo')],
  ['`solved?`', 'question,solved?\nTwo Sum,Y\n3Sum,N\n', ['Two Sum'], not('3Sum, N')],
  ['`isDone`', 'title,isDone\nTwo Sum,1\n3Sum,0\n', ['Two Sum'], not('3Sum, 0')],
  ['`Result`', 'Problem,Result\nTwo Sum,AC (2 tries)\n3Sum,WA\n4Sum,Accepted\n', ['Two Sum', '4Sum'], not('3Sum, WA')],
  ['`Times solved`', 'Name,Times solved\nTwo Sum,3\n3Sum,0\n', ['Two Sum'], not('3Sum, 0')],
  [
    'a column that only its values explain',
    'Name,Ada\nTwo Sum,✅\n3Sum,❌\n4Sum,\n',
    ['Two Sum'],
    not('3Sum, ❌', '4Sum'),
  ],
  ['crosses in a column without a heading', 'Name,\nTwo Sum,x\n3Sum,\n', ['Two Sum'], not('3Sum')],
  [
    'a column of what is premium, which is no status',
    'Name,Premium,Status\nTwo Sum,no,Done\n3Sum,yes,Todo\n',
    ['Two Sum'],
    not('3Sum, yes, Todo'),
  ],
  [
    'two columns of statuses that disagree',
    'Name,Attempted,Solved\nTwo Sum,yes,yes\n3Sum,yes,no\n',
    ['Two Sum'],
    not('3Sum, yes, no'),
  ],
  [
    'a day that is missing in a column of days of solving',
    'Title,Solved on\nTwo Sum,2026-03-10\n3Sum,\n',
    ['Two Sum 2026-03-10'],
    not('3Sum'),
  ],
  ['a mark beside the name', 'Name,Level\n✅ Two Sum,Easy\n❌ 3Sum,Medium\n', ['Two Sum'], not('❌ 3Sum, Medium')],
  [
    'a Markdown table',
    '# Log\n\n| # | Problem | Done |\n|---|:--|--|\n| 1 | [Two Sum](https://leetcode.com/problems/two-sum) | ✔️ |\n| 15 | 3Sum | |\n',
    ['Two Sum'],
    ['# Log (a heading, no problem)', ...not('15, 3Sum')],
  ],
  [
    'tables below statuses',
    '## Solved\n| Problem | Level |\n|--|--|\n| Two Sum | Easy |\n## Unsolved\n| Problem | Level |\n|--|--|\n| 3Sum | Medium |',
    ['Two Sum'],
    ['## Solved (a heading, no problem)', '## Unsolved (a heading, no problem)', ...not('3Sum, Medium')],
  ],
  [
    'a page with checkboxes',
    '<ul><li><input type="checkbox" checked> Two Sum</li><li><input type=checkbox> 3Sum</li><li><del>4Sum</del></li></ul>',
    ['Two Sum'],
    not('- [ ] 3Sum', '- ~~4Sum~~'),
  ],
  [
    'the JSON of a tracker',
    '[{"title":"Two Sum","isSolved":true},{"title":"3Sum","isSolved":false},{"title":"4Sum"}]',
    ['Two Sum'],
    not('3Sum, false', '4Sum'),
  ],
  [
    'lists by their keys',
    '{"user":"ada","solved":["two-sum"],"todo":["3sum"],"attempted":["4sum"]}',
    ['Two Sum'],
    not('3sum', '4sum'),
  ],
  ['names with what is said of them', '{"two-sum":"AC","3sum":"WA","4sum":null}', ['Two Sum'], not('3sum, WA', '4sum')],
  [
    'words before several',
    'Not done: Two Sum, 3Sum\nDone: 4Sum, LRU Cache',
    ['4Sum', 'LRU Cache'],
    not('Two Sum', '3Sum'),
  ],
  ['other languages', 'Problem;Erledigt\nTwo Sum;ja\n3Sum;nein', ['Two Sum'], not('3Sum, nein')],
  ['a status before the name', 'TRUE,Two Sum\nFALSE,3Sum', ['Two Sum'], not('FALSE, 3Sum')],
  ['short codes', ':white_check_mark: Two Sum\n:x: 3Sum', ['Two Sum'], not('❌ 3Sum')],
  [
    'classes of a page',
    '<ul><li class="item done">Two Sum</li><li class="item todo">3Sum</li></ul>',
    ['Two Sum'],
    not('- [ ] 3Sum'),
  ],
  ['one record by its name', '{"Two Sum":{"solved":false}}', [], not('Two Sum, false')],
  ['lists in a list of JSON', '[["Two Sum","done"],["3Sum","todo"]]', ['Two Sum'], not('3Sum, todo')],
  [
    'lines that are statuses alone',
    'Todo\nTwo Sum\n\nDone\n4Sum',
    ['4Sum'],
    ['Todo (a heading, no problem)', ...not('Two Sum'), 'Done (a heading, no problem)'],
  ],
];

const UNDONE = /❌|☐|⬜|✗|✘|\[ \]|\[-\]|FALSE|false|[Tt]o ?do|WA\b|0%|, no\b|, N$|, 0$/;

describe('what a file marks as not solved is not ticked, and listed', () => {
  test.each(MARKED)('%s', (_what, file, ticks, left) => {
    for (const bytes of [
      file,
      utf16(file),
      utf16(file, { isMarked: false }),
      utf16(file, { isBig: true, isMarked: false }),
    ]) {
      const outcome = imported(bytes);
      expect(outcome).toMatchObject({ ticks, left });
      expect(vanished(file, outcome)).toEqual([]);
      expect(outcome.ticks.filter((tick) => UNDONE.test(tick))).toEqual([]);
    }
  });
});

const OPEN: [what: string, file: string, ticks: string[], asks: string[], press: RegExp, then: string[]][] = [
  [
    'lines',
    'Two Sum\n3Sum\nNowhere',
    ['Two Sum', '3Sum'],
    ['No status column: all 3 rows count as solved'],
    /no status/,
    [],
  ],
  ['one line', 'Two Sum', ['Two Sum'], ['No status column: the only row counts as solved'], /no status/, []],
  [
    'a table',
    'Name,Level\nTwo Sum,Easy\n3Sum,Medium\n',
    ['Two Sum', '3Sum'],
    ['No status column: all 2 rows count as solved'],
    /no status/,
    [],
  ],
  [
    'lines among marked ones',
    '✅ Two Sum\n3Sum\n4Sum',
    ['Two Sum'],
    ['2 rows without a status do not count as solved'],
    /unmarked/,
    ['Two Sum', '3Sum', '4Sum'],
  ],
  [
    'lines beside one that is open',
    'Two Sum\n❌ 3Sum',
    ['Two Sum'],
    ['1 row without a status counts as solved'],
    /no status/,
    [],
  ],
  [
    'a status that is not understood',
    'Name,Status\nTwo Sum,Done\n3Sum,Meh\n4Sum,meh\n',
    ['Two Sum'],
    ['The status “Meh” is not known here: 2 rows do not count as solved'],
    /meh/,
    ['Two Sum', '3Sum', '4Sum'],
  ],
  [
    'a sign that is not understood',
    '🟡 Two Sum\n✅ 3Sum',
    ['3Sum'],
    ['The status “🟡” is not known here: 1 row does not count as solved'],
    /🟡/,
    ['Two Sum', '3Sum'],
  ],
  [
    'a heading in doubt',
    '# Solved\n- Two Sum\n# For next week\n- 3Sum',
    ['Two Sum'],
    ['The status “For next week” is not known here: 1 row does not count as solved'],
    /week/,
    ['Two Sum', '3Sum'],
  ],
  [
    'a question mark',
    'Name,Done\nTwo Sum,yes\n3Sum,yes?\n',
    ['Two Sum'],
    ['The status “yes?” is not known here: 1 row does not count as solved'],
    /yes/,
    ['Two Sum', '3Sum'],
  ],
];

describe('what a file leaves open is asked, and', () => {
  test.each(OPEN)('%s', (_what, file, ticks, asks, press, then) => {
    const first = imported(file);
    expect(first).toMatchObject({ ticks, asks });
    expect(vanished(file, first)).toEqual([]);
    const pressed = imported(file, 'problems', press);
    expect(pressed.ticks).toEqual(then);
    expect(vanished(file, pressed)).toEqual([]);
  });
});

test('a large number of rows is written with its comma', () => {
  const file = `Name,Level\n${'Two Sum,Easy\n'.repeat(1104)}`;
  expect(imported(file).asks).toEqual(['No status column: all 1,104 rows count as solved']);
});
