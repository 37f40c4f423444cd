import type { Database } from '#server/database/client.ts';
import type { Viewer } from '#server/services/access.ts';
import type { Search } from '#server/services/search.ts';
import { explanation, HELP, isProblem, type Material, nothingFound, sortMaterial } from './explanations.ts';
import { readCode, readCourse } from './lessons.ts';
import { languagePlan, portfolioPlan, projectsAnswer, weekPlan } from './plans.ts';
import { problemsAnswer } from './problem-answers.ts';
import { subjectOf } from './relevance.ts';
import { doneBy, readSyllabus } from './syllabus.ts';
import { readWish } from './wish.ts';

export type BuiltIn = {
  /** A plan, or a list of problems, from the site's data; null for another question. */
  fromData(viewer: Viewer, prompt: string): Promise<string | null>;
  /** What the site has on a question. */
  material(viewer: Viewer, prompt: string): Promise<Material>;
  explain(material: Material): Promise<string>;
};

const MOST_PASSAGES = 8;

/** Answers from the content of the site alone. */
export function createBuiltIn(database: Database, search: Search): BuiltIn {
  async function material(viewer: Viewer, prompt: string): Promise<Material> {
    const subject = subjectOf(prompt);
    return sortMaterial(subject, await search.passages(viewer, subject, MOST_PASSAGES));
  }

  return {
    material,

    async fromData(viewer, prompt) {
      const syllabus = await readSyllabus(database);
      const wish = readWish(prompt, syllabus);
      switch (wish.kind) {
        case 'help':
          return HELP;
        case 'week':
          return weekPlan(syllabus, wish.criteria, await doneBy(database, viewer));
        case 'weeks': {
          const course = await readCourse(database, wish.language);
          const done = await doneBy(database, viewer);
          return course && languagePlan(syllabus, { count: wish.count, course, done });
        }
        case 'projects':
          return projectsAnswer();
        case 'portfolio': {
          const { relevant } = await material(viewer, 'portfolio project');
          return portfolioPlan(relevant.filter((passage) => !isProblem(passage)).slice(0, 2));
        }
        case 'problems':
          return problemsAnswer(syllabus, { ...wish, done: await doneBy(database, viewer) });
        case 'explanation':
          return null;
      }
    },

    async explain(found) {
      if (found.relevant.length === 0) return nothingFound(found, (await readSyllabus(database)).topics);
      return explanation(
        found,
        await readCode(
          database,
          found.relevant.find((passage) => !isProblem(passage)),
        ),
      );
    },
  };
}
