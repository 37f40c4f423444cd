import { FLAGS, type Flag } from '#shared/records/mark/mark.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';

/*
 * The id of a mark names its flag and subject: a problem by its slug in the catalogue, a question or an item of a cheat
 * sheet by its name (study-items.ts). What an older site stored is first under the name or company id that it has there;
 * a problem that the catalogue does not have stays under its name.
 */

export const markId = (flag: Flag, subject: string): string => `${flag}:${subject}`;

/** Null for an id that this version does not know. */
export function readMarkId(id: string): { flag: Flag; subject: string } | null {
  const flag = FLAGS.find((one) => id.startsWith(markId(one, '')));
  const subject = flag ? id.slice(flag.length + 1) : '';
  return flag && subject !== '' ? { flag, subject } : null;
}

/** What identifies a problem in a learner's progress, and under what an older site stores it. */
export type ProblemIdentity = {
  name: string;
  /** Its slug in the catalogue. */
  problem: string;
  /** Its ids on the company-wise sheets. */
  companyIds: readonly number[];
};

const COMPANY_ID = /^#(\d{1,10})$/;

/** The subject of a tick that an older site stores only by the id of a row of the company-wise sheets. */
export const companySubject = (id: number): string => `#${id}`;

/** The inverse of `companySubject`; null for any other subject. */
export function companyIdOf(subject: string): number | null {
  const id = Number(COMPANY_ID.exec(subject)?.[1] ?? Number.NaN);
  return id <= MAX_ID ? id : null;
}

/** The subjects under which a problem is marked in a browser; the first that has a mark counts. */
export const subjectsOf = ({ problem, name }: Pick<ProblemIdentity, 'problem' | 'name'>): string[] => [problem, name];

/** Whether a subject is a slug of the catalogue, and not the name of a problem. */
export const isSlug = (subject: string): boolean => /^[a-z0-9-]+$/.test(subject);
