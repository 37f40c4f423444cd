import { expect, test } from 'vitest';
import { imported, vanished } from '#shared/testing/imported-file.ts';

const not = (...lines: string[]) => lines.map((line) => `${line} (not marked as solved)`);
const open = (line: string, said: string) => `${line} (status “${said}”, so not counted as solved)`;

/** Tables whose headings turn, hide or replace the meaning of what stands below them. */
const TABLES: [what: string, file: string, ticks: string[], left: string[]][] = [
  ['`Todo`', 'Name,Todo\nTwo Sum,x\n3Sum,', [], [open('3Sum', 'Todo: empty'), ...not('Two Sum, x')]],
  ['`Unsolved`', 'Name,Unsolved\nTwo Sum,TRUE', [], not('Two Sum, TRUE')],
  ['`Not done`', 'Name,Not done\nTwo Sum,yes\n3Sum,no', [], [open('3Sum, no', 'Not done: no'), ...not('Two Sum, yes')]],
  ['`Remaining`', 'Name,Remaining\nTwo Sum,✅\n', [], not('Two Sum, ✅')],
  ['`Skipped`', 'Name,Skipped\nTwo Sum,1\n3Sum,0', [], [open('3Sum, 0', 'Skipped: 0'), ...not('Two Sum, 1')]],
  ['`Attempted` alone', 'Name,Attempted\nTwo Sum,yes', [], not('Two Sum, yes')],
  ['`Wishlist`', 'Name,Wishlist\nTwo Sum,TRUE', [], not('Two Sum, TRUE')],
  [
    'a heading that says nothing, and marks',
    'Name,Tuesday\nTwo Sum,✓\n3Sum,',
    [],
    [open('Two Sum, ✓', 'Tuesday: ✓'), ...not('3Sum')],
  ],
  [
    'a heading that says nothing, and switches',
    '[{"name":"Two Sum","closed":false}]',
    [],
    [open('Two Sum, false', 'closed: false')],
  ],
  [
    'a board',
    'To do,Doing,Done\nTwo Sum,3Sum,4Sum\nLRU Cache,,Word Ladder',
    ['4Sum', 'Word Ladder'],
    not('Two Sum', '3Sum', 'LRU Cache'),
  ],
  [
    'a column for each step',
    'Name,To do,Doing,Done\nTwo Sum,x,,\n3Sum,,x,\n4Sum,,,x',
    ['4Sum'],
    not('Two Sum, x', '3Sum, x'),
  ],
  [
    'a board in JSON',
    '{"lists":[{"name":"To do","cards":[{"name":"Two Sum"}]},{"name":"Done","cards":[{"name":"3Sum"}]}]}',
    ['3Sum'],
    [...not('To do', 'Done'), ...not('Two Sum')],
  ],
  ['TODO in another column', 'Title,Solution\nTwo Sum,Python\n3Sum,TODO', ['Two Sum'], not('3Sum, TODO')],
  [
    'a list of a page by its class',
    '<ul class="todo"><li>Two Sum</li></ul>',
    [],
    ['# not solved (a heading, no problem)', ...not('- Two Sum')],
  ],
  [
    'a line through text by its style',
    '<p style="text-decoration: line-through">Two Sum</p><p>3Sum</p>',
    ['3Sum'],
    not('~~Two Sum~~'),
  ],
  ['a line that only looks like headings', 'Not done: Two Sum, 3Sum\n4Sum', ['4Sum'], not('Two Sum', '3Sum')],
];

test.each(TABLES)('%s', (_what, file, ticks, left) => {
  const outcome = imported(file);
  expect(outcome.ticks).toEqual(ticks);
  expect(outcome.left.toSorted()).toEqual(left.toSorted());
  expect(vanished(file, outcome)).toEqual([]);
});
