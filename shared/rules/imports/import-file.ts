import { type CardEvent, MAX_CARD_TITLE, SCHEDULER } from '#shared/records/review-card/review-card.ts';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import { questionCard } from '#shared/rules/review/card-ids.ts';
import { FILE_FORMAT, type ProgressFile } from '#shared/schemas/progress.ts';
import { isAddress } from './names/problem-address.ts';
import type { ImportedItem, ImportedProgram, SkippedLine } from './parsed-import.ts';

/** The match of a line on this site; if it is ambiguous, `unclear` has the names of the possible matches. */
export type Match<T> = { found: T | null; unclear: string[] };
/** `page` is null if the problem cannot be solved on this site. */
export type MatchedProblem = { name: string; page: { slug: string; isSql: boolean } | null };
/** `name` is as in study-items.ts; `hasCard` says whether it is already reviewed. */
export type MatchedQuestion = { name: string; title: string; hasCard: boolean };

/** A file for the import of progress (server/progress/transfer.ts), and the lines that match nothing on this site. */
export type ImportFile = { file: ProgressFile; skipped: SkippedLine[] };

type File = Required<Pick<ProgressFile, 'items' | 'activity' | 'drafts' | 'records'>>;

/** The time if the day is unknown: older than everything. */
const UNKNOWN_TIME = new Date(0).toISOString();

const fileOf = (now: number, { items, activity, drafts, records }: Partial<File>): ProgressFile => ({
  format: FILE_FORMAT,
  version: 1,
  exportedAt: new Date(now).toISOString(),
  items: items ?? [],
  activity: activity ?? [],
  drafts: drafts ?? [],
  records: records ?? [],
});

const misfit = ({ line }: ImportedItem, { unclear }: Match<unknown>): SkippedLine => {
  const none = isAddress(line) ? 'an address that is no problem here' : 'not on any sheet here';
  return { line, reason: unclear.length > 0 ? `may be ${unclear.slice(0, 3).join(' or ')}` : none };
};

/**
 * Turns solved problems into ticks, with an activity mark if the day is known, and programs into drafts.
 * @param matches the matches of the lines, in their order
 * @param today the date in the learner's time zone
 */
export function problemsFile(
  items: readonly ImportedItem[],
  matches: readonly Match<MatchedProblem>[],
  { now, today }: { now: number; today: string },
): ImportFile {
  const skipped: SkippedLine[] = [];
  const days = new Map<string, string | null>();
  const programs = new Map<string, { slug: string; line: string; program: ImportedProgram }[]>();
  for (const [index, one] of items.entries()) {
    const match = matches[index] ?? { found: null, unclear: [] };
    if (match.found === null) {
      skipped.push(misfit(one, match));
      continue;
    }
    const { name, page } = match.found;
    const day = one.solvedOn !== null && one.solvedOn <= today ? one.solvedOn : null;
    days.set(name, earlier(days.get(name) ?? null, day));
    if (one.program === null) continue;
    const { language } = one.program;
    if (page === null) skipped.push({ line: one.line, reason: 'ticked only: it is not solved on this site' });
    else if (page.isSql !== (language === 'sql'))
      skipped.push({ line: one.line, reason: 'ticked only: it is in a language that this problem does not accept' });
    else {
      const key = `${page.slug} ${language}`;
      const written = { slug: page.slug, line: one.line, program: one.program };
      programs.set(key, [...(programs.get(key) ?? []), written]);
    }
  }
  const drafts = [...programs.values()].map((written) => draftOf(written, skipped));
  const ticks = [...days].map(([name, day]) => ({
    name,
    field: 'done' as const,
    value: 'true',
    previousValue: null,
    changedAt: day === null ? UNKNOWN_TIME : `${day}T12:00:00.000Z`,
  }));
  const activity = [...days].flatMap(([name, day]) => (day === null ? [] : [{ day, name }]));
  return { file: fileOf(now, { items: ticks, activity, drafts }), skipped };
}

const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);

const BETWEEN = '\n\n';

/** Makes the newest program the draft; older ones become its previous code as far as they fit. */
function draftOf(
  written: readonly { slug: string; line: string; program: ImportedProgram }[],
  skipped: SkippedLine[],
): File['drafts'][number] {
  const [newest, ...older] = written.toSorted((a, b) => (a.program.changedAt < b.program.changedAt ? 1 : -1)) as [
    (typeof written)[number],
    ...typeof written,
  ]; // never empty
  const { slug, program } = newest;
  let previousCode: string | null = null;
  for (const {
    line,
    program: { code },
  } of older) {
    const joined: string = previousCode === null ? code : previousCode + BETWEEN + code;
    if (joined.length <= MAX_CODE) previousCode = joined;
    else skipped.push({ line, reason: 'no room beside the other programs of this problem' });
  }
  return { slug, language: program.language, code: program.code, previousCode, changedAt: program.changedAt };
}

/** Marks questions as 'Revise', and adds review cards for them. */
export function questionsFile(
  items: readonly ImportedItem[],
  matches: readonly Match<MatchedQuestion>[],
  { now, today, newKey }: { now: number; today: string; newKey(): string },
): ImportFile {
  const skipped: SkippedLine[] = [];
  const byName = new Map<string, MatchedQuestion>();
  for (const [index, one] of items.entries()) {
    const match = matches[index] ?? { found: null, unclear: [] };
    if (match.found) byName.set(match.found.name, match.found);
    else skipped.push({ ...misfit(one, match), ...(match.unclear.length === 0 && { reason: 'not a question here' }) });
  }
  const all = [...byName.values()];
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
  return { file: fileOf(now, { items: marks, records: cards }), skipped };
}
