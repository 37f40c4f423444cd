import type { Database } from '#server/database/client.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Search } from '#server/search/search.ts';
import { readSubject } from './about.ts';
import { contestsAnswer, readContests } from './answers/contest-answers.ts';
import { explanation, HELP, notUnderstood, nothingFound } from './explanations.ts';
import { type ChatRequest, intentIn } from './follow-up.ts';
import type { Grounding } from './grounding.ts';
import { guideAnswer, noGuide, readGuide, readGuided } from './answers/guide-answers.ts';
import { NO_EXAMPLE, readCourse, readExample } from './lessons.ts';
import { type Material, sortMaterial } from './material.ts';
import { languagePlan, portfolioPlan, projectsAnswer, weekPlan } from './plans.ts';
import { problemsAnswer } from './answers/problem-answers.ts';
import { planAnswer } from './learner/plan-answers.ts';
import { reviewsAnswer } from './learner/review-answers.ts';
import { subjectOf } from './relevance.ts';
import { doneBy, readIdeas, readSyllabus, type Syllabus } from './syllabus.ts';
import { inNotesWords } from './terms.ts';
import type { ExplanationIntent, Intent } from './intent.ts';

export type BuiltIn = {
  answer(viewer: Viewer, request: ChatRequest): Promise<string>;
  /** The site's content for a model to base its answer on. */
  grounding(viewer: Viewer, request: ChatRequest): Promise<Grounding>;
};

/** What an answer needs besides the intent. */
type Read = {
  syllabus: Syllabus;
  seen: string;
  timeZone: string | undefined;
  about: string | undefined;
  /** The content that the question is about; null when it is about none. */
  subject: Awaited<ReturnType<typeof readSubject>>;
};

/** Passages searched for each wording of a question: enough that the many problems do not crowd out notes. */
const MAX_PASSAGES = 80;

/** How many texts and problems are sent to a model. */
const MAX_TEXTS = 5;
const MAX_PROBLEMS = 3;

/** In characters; a shorter prompt may only make sense with the one before it. */
const SHORT_PROMPT = 60;

/** The intent of a prompt asked about a subject: an explanation of it, unless the prompt wants something else. */
function intentAbout(intent: Intent, prompt: string): Intent {
  if (intent.kind === 'explanation') return intent.part === 'problems' ? { ...intent, part: 0 } : intent;
  if (intent.kind !== 'unclear' && intent.kind !== 'guide' && intent.kind !== 'site') return intent;
  return { kind: 'explanation', question: prompt, part: /\bexamples?\b/i.test(prompt) ? 'example' : 0 };
}

/** Answers from the content of the site alone. */
export function createBuiltIn(database: Database, search: Search): BuiltIn {
  /** What the site has on a question. */
  async function material(viewer: Viewer, question: string): Promise<Material> {
    const subject = subjectOf(question);
    // In the words that notes mostly use, and in the question's own, which some note may use after all.
    const wordings = [...new Set([inNotesWords(subject), subject, question])];
    const [counts, ...found] = await Promise.all([
      search.counts(viewer, inNotesWords(subject)),
      ...wordings.map((words) => search.passages(viewer, words, MAX_PASSAGES)),
    ]);
    const byKey = new Map(found.flat().map((passage) => [passage.key, passage]));
    return sortMaterial(question, [...byKey.values()], counts);
  }

  /** A plan, or a list of problems, from the site's data; null for another intent. */
  async function fromData(viewer: Viewer, intent: Intent, { syllabus, seen, timeZone, about }: Read) {
    const now = Date.now();
    switch (intent.kind) {
      case 'help':
        return HELP;
      case 'weekOfProblems':
        return weekPlan(syllabus, intent.criteria, await doneBy(database, viewer));
      case 'studySchedule': {
        const course = await readCourse(database, intent.language);
        const done = await doneBy(database, viewer);
        return course && languagePlan(syllabus, { count: intent.count, course, done });
      }
      case 'projects':
        return projectsAnswer(await readIdeas(database));
      case 'portfolio': {
        const { texts } = await material(viewer, 'portfolio project');
        return portfolioPlan(await readIdeas(database), texts.slice(0, 2));
      }
      case 'contests':
        return contestsAnswer(await readContests(database, now), intent, { now, timeZone });
      case 'guide': {
        const guide = await readGuide(database, intent.company);
        return guide ? guideAnswer(guide) : noGuide(intent.company, await readGuided(database));
      }
      case 'plan':
        return planAnswer(database, viewer, { ...intent, timeZone, syllabus });
      case 'reviews':
        return reviewsAnswer(database, viewer, { timeZone, about });
      case 'site':
        return intent.text;
      case 'problems':
        return problemsAnswer(syllabus, { ...intent, done: await doneBy(database, viewer), seen });
      case 'unclear':
      case 'explanation':
        return null;
    }
  }

  async function explain(
    viewer: Viewer,
    { question, part }: ExplanationIntent,
    { syllabus: { topics }, subject }: Read,
  ) {
    const near = await material(viewer, subject ? `${subject.quoted.header} ${question}` : question);
    const otherTexts = near.texts.filter(({ key }) => key !== subject?.quoted.key);
    const relevant = subject ? { ...near, texts: [subject.quoted, ...otherTexts] } : near;
    if (relevant.texts.length + relevant.problems.length === 0) return nothingFound(relevant, topics);
    const text = relevant.texts[typeof part === 'number' ? part : 0];
    return explanation(relevant, part, text ? await readExample(database, text) : NO_EXAMPLE);
  }

  async function read(
    viewer: Viewer,
    { prompt, history, timeZone, about }: ChatRequest,
  ): Promise<Read & { intent: Intent }> {
    const [syllabus, guided, subject] = await Promise.all([
      readSyllabus(database),
      readGuided(database),
      about === undefined ? null : readSubject({ database, search, viewer }, { about, question: prompt }),
    ]);
    const seen = history.map(({ answer }) => answer).join('\n');
    const names = { ...syllabus, companies: [...new Set([...syllabus.companies, ...guided])] };
    const intent = intentIn({ prompt, history }, names);
    return { intent: subject ? intentAbout(intent, prompt) : intent, syllabus, seen, timeZone, about, subject };
  }

  return {
    async answer(viewer, request) {
      const { intent, ...context } = await read(viewer, request);
      const { syllabus } = context;
      if (intent.kind === 'unclear') return notUnderstood(intent.why, syllabus.topics);
      // A plan for a language without notes is answered as an ordinary question.
      const asExplanation: ExplanationIntent = { kind: 'explanation', question: request.prompt, part: 0 };
      const answer = await fromData(viewer, intent, context);
      return answer ?? explain(viewer, intent.kind === 'explanation' ? intent : asExplanation, context);
    },

    async grounding(viewer, request) {
      const { intent, ...context } = await read(viewer, request);
      const data = await fromData(viewer, intent, context);
      const about = context.subject ? [context.subject.whole] : [];
      if (data !== null) return { fromData: data, passages: about };
      const question = intent.kind === 'explanation' ? intent.question : request.prompt;
      const before = request.prompt.length < SHORT_PROMPT ? request.history.at(-1)?.prompt : undefined;
      const { texts, problems } = await material(viewer, [about[0]?.header, before, question].join(' '));
      const others = [...texts.slice(0, MAX_TEXTS), ...problems.slice(0, MAX_PROBLEMS)];
      return { fromData: null, passages: [...about, ...others.filter(({ key }) => key !== about[0]?.key)] };
    },
  };
}
