import { ProblemError, readApproaches } from '#judge/problem/problem.ts';
import type { ContentRecord } from '#prisma/content.ts';
import { type CheckedContent, recordsOf } from '../checked-content.ts';
import { placeOf } from './rule.ts';

export type WrittenApproach = { record: ContentRecord; place: string; name: string; idea: string };

/** Returns the approaches of all readable problems; the others are reported when their programs are run. */
export function approachesOf(content: CheckedContent): WrittenApproach[] {
  return recordsOf(content, 'problem').flatMap((record) => {
    try {
      const approaches = readApproaches(String(record.values.approaches));
      return approaches.map(({ name, idea }) => ({ record, place: placeOf(record), name, idea }));
    } catch (error) {
      if (error instanceof ProblemError) return [];
      throw error;
    }
  });
}
