import { blog } from './blog.ts';
import { cheatNote } from './cheat-note.ts';
import { contestSolution } from './contest-solution.ts';
import { noteContent } from './note-content.ts';
import { note } from './note.ts';
import { sdeProblem } from './sde-problem.ts';
import { sheetCard } from './sheet-card.ts';
import { sheetProblem } from './sheet-problem.ts';

/** The registry: whatever serves, seeds, searches or tests resources loops over it. */
export const resources = {
  sheetCard,
  sheetProblem,
  sdeProblem,
  note,
  noteContent,
  blog,
  contestSolution,
  cheatNote,
} as const;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;

export const resourceNames = Object.keys(resources) as ResourceName[]; // Object.keys forgets the literal keys
