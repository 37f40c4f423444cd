import type { Database } from '#server/database/client.ts';
import type { RecordOf } from '#shared/resource.ts';
import type { Resources } from '#shared/resources/index.ts';
import { requireAccess, type Viewer } from './access.ts';
import type { Content } from './content.ts';

/** A tab of the SDE sheet. `problemNames` lets the page count what is done without loading the problems. */
export type Topic = { key: string; id: number; name: string; topic: string; problemNames: string[] };

export type Sheets = {
  topics(viewer: Viewer): Promise<Topic[]>;
  problemsOfTopic(viewer: Viewer, topic: string): Promise<RecordOf<Resources['sheetProblem']>[]>;
};

export function createSheets({ prisma }: Database, content: Content): Sheets {
  return {
    async topics(viewer) {
      requireAccess(viewer, 'content.read');
      const [cards, problems] = await Promise.all([
        content.sheetCard.all(viewer),
        prisma.sheetProblem.findMany({ select: { name: true, topic: true }, orderBy: { id: 'asc' } }),
      ]);
      const names = Map.groupBy(problems, (problem) => problem.topic);
      return cards.map(({ key, id, name, topic: ownTopic }) => {
        const topic = topicOf({ name, topic: ownTopic });
        return { key, id, name, topic, problemNames: (names.get(topic) ?? []).map((problem) => problem.name) };
      });
    },

    problemsOfTopic: (viewer, topic) => content.sheetProblem.all(viewer, { topic }),
  };
}

/** A problem belongs to the card whose topic (or, if that is blank, name) equals its topic (decisions.md 5). */
const topicOf = (card: { name: string; topic: string }) => (card.topic.trim() === '' ? card.name : card.topic);
