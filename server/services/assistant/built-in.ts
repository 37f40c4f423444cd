import type { Database } from '#server/database/client.ts';
import type { Viewer } from '#server/services/access.ts';
import type { Search } from '#server/services/search.ts';
import { explanation, HELP, isProblem, type Material, nothingFound, sortMaterial } from './explanations.ts';
import { readCode, readCourse } from './lessons.ts';
import { languagePlan, portfolioPlan, projectsAnswer, weekPlan } from './plans.ts';
import { problemsAnswer } from './problem-answers.ts';
import { subjectOf } from './relevance.ts';
import { doneBy, readSyllabus } from './syllabus.ts';
import { inNotesWords } from './terms.ts';
import { readWish } from './wish.ts';

export type BuiltIn = {
  /** A plan, or a list of problems, from the site's data; null for another question. */
  fromData(viewer: Viewer, prompt: string): Promise<string | null>;
  /** What the site has on a question. */
  material(viewer: Viewer, prompt: string): Promise<Material>;
  explain(material: Material): Promise<string>;
};

/** Of one wording. Problems are many, and must not leave notes out. */
const MOST_PASSAGES = 24;

/** Answers from the content of the site alone. */
export function createBuiltIn(database: Database, search: Search): BuiltIn {
  async function material(viewer: Viewer, prompt: string): Promise<Material> {
    const subject = subjectOf(prompt);
    // A note may call it what the question does, and not what the others do.
    const wordings = [...new Set([inNotesWords(subject), subject])];
    const found = await Promise.all(wordings.map((words) => search.passages(viewer, words, MOST_PASSAGES)));
    const byKey = new Map(found.flat().map((passage) => [passage.key, passage]));
    return sortMaterial(subject, [...byKey.values()]);
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
