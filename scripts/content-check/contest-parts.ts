import type { ContentRecord } from '#prisma/content.ts';
import { textOf } from './checked-content.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

export type ContestPart = { letter: string; explanation: string; code: string };

/** The problems that a contest explains, in order. */
export const contestParts = ({ values }: ContentRecord): ContestPart[] =>
  LETTERS.flatMap((letter, index) => {
    const number = index === 0 ? '' : String(index + 1);
    const part = {
      letter,
      explanation: textOf(values[`explanation${number}`]),
      code: textOf(values[`code${number}`]),
    };
    return part.explanation || part.code ? [part] : [];
  });
