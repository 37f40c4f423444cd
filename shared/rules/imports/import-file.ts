import { type CardEvent, MAX_CARD_TITLE, SCHEDULER } from '#shared/records/review-card.ts';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import { questionCard } from '#shared/rules/review/card-ids.ts';
import { FILE_FORMAT, type ProgressFile } from '#shared/schemas/progress.ts';
import type { Brought, BroughtProgram, LeftOut } from './brought.ts';

/** What the site has for a line; `unclear` names those that it may mean. */
export type Match<T> = { found: T | null; unclear: string[] };
/** `name` is the one of progress. `page` is null where the problem is not solved here. */
export type MatchedProblem = { name: string; page: { slug: string; isSql: boolean } | null };
/** `name` is that of study-items.ts; `hasCard` if it is reviewed already. */
export type MatchedQuestion = { name: string; title: string; hasCard: boolean };

/** What an import of the own progress takes (server/progress/transfer.ts), and what fits nothing of the site. */
export type ImportFile = { file: ProgressFile; leftOut: LeftOut[] };

type File = Required<Pick<ProgressFile, 'items' | 'activity' | 'drafts' | 'records'>>;

/** Where the day is unknown: it counts as older than everything. */
const UNKNOWN = new Date(0).toISOString();

const fileOf = (now: number, { items, activity, drafts, records }: Partial<File>): ProgressFile => ({
  format: FILE_FORMAT,
  version: 1,
  exportedAt: new Date(now).toISOString(),
  items: items ?? [],
  activity: activity ?? [],
  drafts: drafts ?? [],
  records: records ?? [],
});

const misfit = ({ line }: Brought, { unclear }: Match<unknown>): LeftOut => ({
  line,
  reason: unclear.length > 0 ? `may be ${unclear.slice(0, 3).join(' or ')}` : 'not on any sheet here',
});

/**
 * Solved problems become ticks, with a mark on the day where it is known, and programs drafts.
 * @param matches of the lines, in their order
 * @param today in the learner's zone
 */
export function problemsFile(
  brought: readonly Brought[],
  matches: readonly Match<MatchedProblem>[],
  { now, today }: { now: number; today: string },
): ImportFile {
  const leftOut: LeftOut[] = [];
  const days = new Map<string, string | null>();
  const programs = new Map<string, { slug: string; line: string; program: BroughtProgram }[]>();
  for (const [index, one] of brought.entries()) {
    const match = matches[index] ?? { found: null, unclear: [] };
    if (match.found === null) {
      leftOut.push(misfit(one, match));
      continue;
    }
    const { name, page } = match.found;
    const day = one.solvedOn !== null && one.solvedOn <= today ? one.solvedOn : null;
    days.set(name, earlier(days.get(name) ?? null, day));
    if (one.program === null) continue;
    const { language } = one.program;
    if (page === null) leftOut.push({ line: one.line, reason: 'ticked only: it is not solved on this site' });
    else if (page.isSql !== (language === 'sql'))
      leftOut.push({ line: one.line, reason: 'ticked only: it is in a language that this problem does not take' });
    else {
      const place = `${page.slug} ${language}`;
      const written = { slug: page.slug, line: one.line, program: one.program };
      programs.set(place, [...(programs.get(place) ?? []), written]);
    }
  }
  const drafts = [...programs.values()].map((written) => draftOf(written, leftOut));
  const ticks = [...days].map(([name, day]) => ({
    name,
    field: 'done' as const,
    value: 'true',
    previousValue: null,
    changedAt: day === null ? UNKNOWN : `${day}T12:00:00.000Z`,
  }));
  const activity = [...days].flatMap(([name, day]) => (day === null ? [] : [{ day, name }]));
  return { file: fileOf(now, { items: ticks, activity, drafts }), leftOut };
}

const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;

const BETWEEN = '\n\n';

/** The newest program is the draft, and the older ones are kept beside it as far as they fit. */
function draftOf(
  written: readonly { slug: string; line: string; program: BroughtProgram }[],
  leftOut: LeftOut[],
): File['drafts'][number] {
  const [newest, ...older] = written.toSorted((one, other) =>
    one.program.changedAt < other.program.changedAt ? 1 : -1,
  ) as [(typeof written)[number], ...typeof written]; // there is one for each place
  const { slug, program } = newest;
  let previousCode: string | null = null;
  for (const {
    line,
    program: { code },
  } of older) {
    const beside: string = previousCode === null ? code : previousCode + BETWEEN + code;
    if (beside.length <= MAX_CODE) previousCode = beside;
    else leftOut.push({ line, reason: 'no room beside the other programs of this problem' });
  }
  return { slug, language: program.language, code: program.code, previousCode, changedAt: program.changedAt };
}

/** Questions are marked 'Revise', and come back as reviews. */
export function questionsFile(
  brought: readonly Brought[],
  matches: readonly Match<MatchedQuestion>[],
  { now, today, newKey }: { now: number; today: string; newKey(): string },
): ImportFile {
  const leftOut: LeftOut[] = [];
  const found = new Map<string, MatchedQuestion>();
  for (const [index, one] of brought.entries()) {
    const match = matches[index] ?? { found: null, unclear: [] };
    if (match.found) found.set(match.found.name, match.found);
    else leftOut.push({ ...misfit(one, match), ...(match.unclear.length === 0 && { reason: 'not a question here' }) });
  }
  const all = [...found.values()];
  const marks = all.map(({ name }) => ({
    name,
    field: 'revise' as const,
    value: 'true',
    previousValue: null,
    changedAt: new Date(now).toISOString(),
  }));
  const cards = all
    .filter(({ hasCard }) => !hasCard)
    .map(({ name, title }) => {
      const added: CardEvent = {
        key: newKey(),
        at: now,
        kind: 'added',
        day: today,
        title: title.slice(0, MAX_CARD_TITLE),
        scheduler: SCHEDULER,
      };
      return { kind: 'review-card' as const, id: questionCard(name), record: { events: [added] } };
    });
  return { file: fileOf(now, { items: marks, records: cards }), leftOut };
}
