import { MAX_LINE } from '../parsed-import.ts';
import { cutDay, type DayOrder, isLikeDay, readDay } from './day-in-text.ts';
import { type Status, statusOf } from './status.ts';

/** A line without its marks, and what they say; `said` is the mark that is not understood, `date` has the date. */
export type MarkedText = { text: string; status: Status; said: string; date: string };

const BULLET = /^(?:>\s*)*(?:[-*+•·▪‣◦–—]\s+|\d\uFE0F?\u20E3\s*)?/u;
const SIGN = String.raw`(?:\p{Extended_Pictographic}|[✓✔✗✘☐☑□◻▢])[\uFE0E\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]*`;
const BOX = String.raw`\[(?:[^\]\p{L}\p{N}]{0,2}|x)\](?!\()`;
const LEADING = new RegExp(String.raw`^(?:${SIGN}|${BOX})\s*`, 'iu');
const NUMBER = new RegExp(String.raw`^\d{1,5}[.):]?\s+(?=${SIGN}|${BOX})`, 'iu');
const TRAILING = new RegExp(String.raw`[\s([,:|–—-]*(${SIGN}|(?<=\s)${BOX})[)\]]?$`, 'iu');
const LEADING_WORDS = /^([\p{L}][\p{L} '’-]{1,20}?)\s*(?::|\s[-–—])\s+(?=\S)/u;
const TRAILING_WORDS = /(?:\s*[:|]\s+|\s+[-–—]+\s+)(\S.{0,40})$|\s+[([]([^()[\]]{2,40})[)\]]$/u;
const STRIKE = /^~~(.+)~~$/s;

/** Takes the marks off a line: a checkbox, signs, words such as 'TODO:' or '(solved)', a date, and a line through it. */
export function readMarks(line: string): MarkedText {
  // No name is so long, and the patterns below would take long.
  if (line.length > MAX_LINE) return { text: line, status: 'unknown', said: 'a long text', date: '' };
  const said: string[] = [];
  let text = line.trim().replace(BULLET, '').replace(NUMBER, '');
  let [date, isStruck] = ['', false];
  for (let last = ''; last !== text;) {
    last = text;
    const before = LEADING.exec(text);
    const sign = before ?? TRAILING.exec(text);
    if (sign && sign[0].trim() !== text) {
      said.push(sign[1] ?? sign[0]);
      text = before ? text.slice(sign[0].length) : text.slice(0, -sign[0].length);
    }
    const words = [LEADING_WORDS, TRAILING_WORDS]
      .map((pattern) => pattern.exec(text))
      .find((found) => found !== null && isStatus(found[1] ?? found[2] ?? ''));
    if (words) {
      const status = words[1] ?? words[2] ?? '';
      if (/\d/.test(status)) date ||= status;
      if (!isLikeDay(status)) said.push(status);
      text = words.index === 0 ? text.slice(words[0].length) : text.slice(0, words.index);
    }
    const dated = cutDay(text);
    if (dated !== null && dated.rest !== '') {
      date ||= dated.date;
      text = dated.rest;
    }
    const struck = STRIKE.exec(text)?.[1];
    if (struck !== undefined) [text, isStruck] = [struck, true];
    text = text.trim();
  }
  const statuses = said.map(statusOf);
  const status = statuses.length === 0 && isStruck ? 'unsolved' : combined(statuses);
  return { text, status, said: said[statuses.indexOf('unknown')]?.trim() ?? '', date };
}

/** What several statuses say together: what is marked as not solved anywhere is not solved. */
export function combined(statuses: readonly Status[]): Status {
  const order: Status[] = ['unsolved', 'unknown', 'solved'];
  return order.find((status) => statuses.includes(status)) ?? 'none';
}

/** Words or a date; a number alone belongs to the name. */
const isStatus = (text: string) =>
  readDay(text) !== null || (/\p{L}{2}|ac/iu.test(text) && ['solved', 'unsolved'].includes(statusOf(text)));

/** The first date in a text. */
export function dayInside(text: string, order: DayOrder | null = null): string | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const day = readDay(text.slice(index), order);
    if (day !== null) return day;
  }
  return null;
}
