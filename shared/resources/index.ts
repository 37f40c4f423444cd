import { blog } from './blog.ts';
import { cheatSheetItem } from './cheat-sheet-item.ts';
import { companyProblem } from './company-problem.ts';
import { contest } from './contest.ts';
import { languageCard } from './language-card.ts';
import { preparationGuide } from './preparation-guide.ts';
import { problem } from './problem.ts';
import { problemList } from './problem-list.ts';
import { projectIdea } from './project-idea.ts';
import { question } from './question.ts';
import { sheetTopic } from './sheet-topic.ts';
import { topicProblem } from './topic-problem.ts';

/** The registry: whatever serves, seeds, searches or tests resources loops over it. */
export const resources = {
  sheetTopic,
  topicProblem,
  companyProblem,
  languageCard,
  question,
  blog,
  contest,
  cheatSheetItem,
  preparationGuide,
  projectIdea,
  problem,
  problemList,
} as const;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;

export const resourceNames = Object.keys(resources) as ResourceName[]; // Object.keys forgets the literal keys
