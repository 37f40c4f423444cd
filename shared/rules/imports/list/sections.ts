import { readMarks } from './line-marks.ts';
import { type Status, statusOf } from './status.ts';

/** The status that the headings above a line give it. */
export type SectionStatus = { status: Status; said: string };

const DOUBT =
  /\b(todo|to[ -]do|re-?visit|re-?try|re-?do|next|later|remaining|left|pending|plan|wish|backlog|attempt|tried|stuck|fail|review|not|need|un\w+)/i;
const NOTHING: SectionStatus = { status: 'none', said: '' };
/** Below all headings of Markdown. */
const PLAIN = 7;

/** Follows the headings of a list, such as '## To do': each applies until the next one of its level or above. */
export function createSections() {
  let open: (SectionStatus & { level: number })[] = [];
  return {
    enter(heading: string): void {
      const [, marks] = /^\s*(#{1,6})\s/.exec(heading) ?? [];
      const level = marks?.length ?? PLAIN;
      const text = heading.replace(/^[\s#*_]+|[\s#:*_]+$/g, '');
      open = [...open.filter((one) => one.level < level), { level, ...meaningOf(text) }];
    },
    current: (): SectionStatus => open.findLast(({ status }) => status !== 'none') ?? NOTHING,
  };
}

export type Sections = ReturnType<typeof createSections>;

/** What a heading says of what stands below it. */
export function meaningOf(text: string): SectionStatus {
  const whole = statusOf(text.replace(/\b(list|problems?|questions?|tasks?|leetcode)\b/gi, ' '));
  if (whole === 'solved' || whole === 'unsolved') return { status: whole, said: '' };
  const { status } = readMarks(text);
  if (status === 'solved' || status === 'unsolved') return { status, said: '' };
  return DOUBT.test(text) ? { status: 'unknown', said: text } : NOTHING;
}
