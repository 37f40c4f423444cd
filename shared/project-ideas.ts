import type { Level } from './rules/difficulty.ts';

export type ProjectIdea = {
  name: string;
  level: Level;
  text: string;
  learns: string;
  /** The first step that works on its own. */
  milestone: string;
};

/** From easy to hard. */
export const IDEAS: ProjectIdea[] = [
  {
    name: 'Expense tracker',
    level: 'Easy',
    text: 'Write down what you spend, see where the month went.',
    learns: 'Forms and validation, dates and money without rounding errors, a first chart.',
    milestone: 'Add and list expenses that survive a reload.',
  },
  {
    name: 'Flash cards',
    level: 'Easy',
    text: 'Questions on one side, answers on the other, and the hard ones come back sooner.',
    learns: 'Spaced repetition, state that follows a schedule, work by keyboard alone.',
    milestone: 'Show ten cards of a JSON file, one after the other, and count the right answers.',
  },
  {
    name: 'Markdown notebook',
    level: 'Easy',
    text: 'Type on the left, read the formatted page on the right.',
    learns: 'A parser in small steps, why foreign HTML is dangerous, saving while typing.',
    milestone: 'Headings, bold text and lists, drawn on every key.',
  },
  {
    name: 'Typing trainer',
    level: 'Easy',
    text: 'Type code samples against the clock and see which keys slow you down.',
    learns: 'Keyboard events, measuring time, statistics that say something.',
    milestone: 'One text, wrong letters in red, words a minute at the end.',
  },
  {
    name: 'Sorting visualiser',
    level: 'Easy',
    text: 'Watch five sorting methods work on the same numbers.',
    learns: 'Sorting by heart, generators that pause an algorithm, animation that stays smooth.',
    milestone: 'Bubble sort, one comparison at each press of a button.',
  },
  {
    name: 'Weather board',
    level: 'Easy',
    text: 'The forecast for places you choose, readable at a glance.',
    learns: 'Calling an API, loading and error states, caching answers.',
    milestone: 'The temperature of one town from a free service.',
  },
  {
    name: 'Library desk',
    level: 'Easy',
    text: 'Books, members, loans and reminders for a small library.',
    learns: 'Tables that belong together, foreign keys, queries with joins.',
    milestone: 'Lend a book and take it back, on the command line.',
  },
  {
    name: 'URL shortener',
    level: 'Medium',
    text: 'Short links that lead on, with a count of who came.',
    learns: 'Redirects and status codes, unique keys under concurrency, indexes.',
    milestone: 'Two calls: make a short link, follow it.',
  },
  {
    name: 'Job application tracker',
    level: 'Medium',
    text: 'Every application with its stage, its next date and what was said.',
    learns: 'Sign-up and sessions, permissions for each row, drag and drop that keyboards can use.',
    milestone: 'A board of three columns kept in a database.',
  },
  {
    name: 'Chat rooms',
    level: 'Medium',
    text: 'Rooms in which messages appear at once, and who is there.',
    learns: 'WebSockets, reconnecting without losing messages, order and duplicates.',
    milestone: 'Two browser windows that see the same line.',
  },
  {
    name: 'Code runner',
    level: 'Medium',
    text: 'Send a program, get its output, and nothing else happens.',
    learns: 'Processes, time and memory limits, why running foreign code is hard.',
    milestone: 'Run one Python file with a limit of two seconds.',
  },
  {
    name: 'Recipe search',
    level: 'Medium',
    text: 'Find what to cook from what is in the fridge.',
    learns: 'Inverted indexes, ranking, tolerance for typing errors.',
    milestone: 'A hundred recipes, found by two ingredients.',
  },
  {
    name: 'Ticket booking',
    level: 'Medium',
    text: 'Seats for a show, and no seat sold twice.',
    learns: 'Transactions and locks, isolation levels, holding a seat for ten minutes.',
    milestone: 'Two people press at the same time and one of them wins.',
  },
  {
    name: 'Git in small',
    level: 'Medium',
    text: 'Your own version control: add, commit, log, checkout.',
    learns: 'Content addressing, trees, hashing, the graph under every commit.',
    milestone: 'Store a file by its hash and get it back.',
  },
  {
    name: 'Study group planner',
    level: 'Medium',
    text: 'Find an hour that suits all, across time zones.',
    learns: 'Time zones and daylight saving, intervals, invitations by mail.',
    milestone: 'Common free hours of three calendars in a file.',
  },
  {
    name: 'Key-value store',
    level: 'Hard',
    text: 'A database that loses nothing when its plug is pulled.',
    learns: 'Write-ahead logs, compaction, what fsync promises.',
    milestone: 'Put and get on an append-only file, read again after a crash.',
  },
  {
    name: 'Shared editor',
    level: 'Hard',
    text: 'Several people in one text, also while offline.',
    learns: 'Conflict-free data types, merging, awareness of others.',
    milestone: 'Two copies, edited apart, that end up equal.',
  },
  {
    name: 'Load balancer',
    level: 'Hard',
    text: 'Spreads requests over servers and notices when one is gone.',
    learns: 'Sockets, health checks, retries that do no harm, measuring latency.',
    milestone: 'Round robin over three local servers.',
  },
  {
    name: 'A small language',
    level: 'Hard',
    text: 'Variables, functions and loops of your own, with errors that help.',
    learns: 'Lexing, parsing, scopes and closures, writing an interpreter.',
    milestone: 'A calculator with precedence and brackets.',
  },
  {
    name: 'Code review assistant',
    level: 'Hard',
    text: 'Reads a change and points at what deserves a second look.',
    learns: 'Syntax trees, diffs, prompts that can be tested, measuring precision.',
    milestone: 'List the functions that a diff touches.',
  },
];
