import type { ContentRecord } from '#prisma/content.ts';

const LETTERS = [...'ABCDE'];

export type ContestPart = { letter: string; explanation: string; code: string };

/** The problems that a contest explains, in their order. */
export const contestParts = ({ values }: ContentRecord): ContestPart[] =>
  LETTERS.flatMap((letter, index) => {
    const number = index === 0 ? '' : String(index + 1);
    const text = (field: string) => String(values[`${field}${number}`] ?? '');
    const part = { letter, explanation: text('explanation'), code: text('code') };
    return part.explanation || part.code ? [part] : [];
  });
