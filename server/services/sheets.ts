import type { Database } from '#server/database/client.ts';
import type { RecordOf } from '#shared/resource.ts';
import type { Resources } from '#shared/resources/index.ts';
import { requireAccess, type Viewer } from './access.ts';
import type { Content } from './content.ts';

/**
 * What progress is kept by: a problem of the same name is one problem on every sheet, and the company-wise sheets keep
 * it by the ids that it has there.
 */
export type ProblemIdentity = { name: string; sdeIds: number[] };

/** A tab of the SDE sheet. `problems` lets the page count what is done without loading the rows. */
export type Topic = { key: string; id: number; name: string; topic: string; problems: ProblemIdentity[] };

export type SheetRow = RecordOf<Resources['sheetProblem']> & ProblemIdentity;

export type Sheets = {
  topics(viewer: Viewer): Promise<Topic[]>;
  problemsOfTopic(viewer: Viewer, topic: string): Promise<SheetRow[]>;
};

export function createSheets({ prisma }: Database, content: Content): Sheets {
  async function sdeIdsByName(names?: string[]): Promise<Map<string, number[]>> {
    const where = names ? { name: { in: names } } : {};
    const problems = await prisma.sdeProblem.findMany({
      where,
      select: { id: true, name: true },
      orderBy: { id: 'asc' },
    });
    const byName = Map.groupBy(problems, (problem) => problem.name);
    return new Map([...byName].map(([name, same]) => [name, same.map((problem) => problem.id)]));
  }

  return {
    async topics(viewer) {
      requireAccess(viewer, 'content.read');
      const [cards, problems, sdeIds] = await Promise.all([
        content.sheetCard.all(viewer),
        prisma.sheetProblem.findMany({ select: { name: true, topic: true }, orderBy: { id: 'asc' } }),
        sdeIdsByName(),
      ]);
      const byTopic = Map.groupBy(problems, (problem) => problem.topic);
      return cards.map(({ key, id, name, topic: ownTopic }) => {
        const topic = topicOf({ name, topic: ownTopic });
        const own = byTopic.get(topic) ?? [];
        return {
          key,
          id,
          name,
          topic,
          problems: own.map((problem) => ({ name: problem.name, sdeIds: sdeIds.get(problem.name) ?? [] })),
        };
      });
    },

    async problemsOfTopic(viewer, topic) {
      const problems = await content.sheetProblem.all(viewer, { topic });
      const sdeIds = await sdeIdsByName(problems.map((problem) => problem.name));
      return problems.map((problem) => ({ ...problem, sdeIds: sdeIds.get(problem.name) ?? [] }));
    },
  };
}

/** A problem belongs to the card whose topic (or, if that is blank, name) equals its topic. */
const topicOf = (card: { name: string; topic: string }) => (card.topic.trim() === '' ? card.name : card.topic);
