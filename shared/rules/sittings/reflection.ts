/** The questions after a mock interview. */
export const QUESTIONS = {
  well: 'What went well?',
  stuck: 'Where did you get stuck?',
  next: 'What will you do next?',
} as const;

export type Question = keyof typeof QUESTIONS;
export const questions = Object.keys(QUESTIONS) as Question[]; // Object.keys loses the literal keys

/** The maximum length of an answer in characters: as typed, and after a merge. */
export const MAX_TYPED = 4000;
export const MAX_ANSWER = 20_000;

/** The maximum number of writers in `versions`: each loaded page is one writer. */
export const MAX_WRITERS = 50;

/** `versions` counts the changes of each writer (a version vector). It shows which texts this one is based on. */
export type Reflection = {
  answers: Record<Question, string>;
  changedAt: string;
  versions: Record<string, number>;
};

/**
 * Merges two copies. One that is based on the other replaces it. If neither is, each answer has the newer text first
 * and the older below it, unless one contains the other or both together are too long: then the older one is dropped.
 */
export function mergeReflections(a: Reflection | null, b: Reflection | null): Reflection | null {
  if (a === null || b === null) return a ?? b;
  if (hasSeen(a, b)) return a;
  if (hasSeen(b, a)) return b;
  const [newer, older] = isNewer(a, b) ? [a, b] : [b, a];
  const joined = questions.map((question) => [question, join(newer.answers[question], older.answers[question])]);
  return {
    answers: Object.fromEntries(joined) as Reflection['answers'], // has each question
    changedAt: newer.changedAt,
    versions: mergeVersions(a.versions, b.versions),
  };
}

/** The shown reflection with a typed answer. */
export function answered(
  shown: Reflection | null,
  {
    question,
    text,
    writer,
    version,
    now,
  }: Record<'question', Question> & Record<'text' | 'writer' | 'now', string> & { version: number },
): Reflection {
  const blank = { well: '', stuck: '', next: '' };
  return {
    answers: { ...blank, ...shown?.answers, [question]: text },
    changedAt: now,
    versions: mergeVersions(shown?.versions ?? {}, { [writer]: version }),
  };
}

const hasSeen = (a: Reflection, b: Reflection) =>
  Object.entries(b.versions).every(([writer, version]) => (a.versions[writer] ?? 0) >= version);

function isNewer(a: Reflection, b: Reflection): boolean {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt;
  return questions.map((question) => a.answers[question]).join() > questions.map((name) => b.answers[name]).join();
}

function join(newer: string, older: string): string {
  if (newer.includes(older.trim())) return newer;
  if (older.includes(newer.trim())) return older;
  const both = `${newer}\n\n${older}`;
  return both.length <= MAX_ANSWER ? both : newer;
}

/** Merges version vectors. A writer over the limit is dropped: its text then counts as unseen, and is added again. */
function mergeVersions(a: Reflection['versions'], b: Reflection['versions']): Reflection['versions'] {
  const writers = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted().slice(0, MAX_WRITERS);
  return Object.fromEntries(writers.map((writer) => [writer, Math.max(a[writer] ?? 0, b[writer] ?? 0)]));
}
