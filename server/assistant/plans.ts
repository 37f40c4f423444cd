import { href } from '#shared/paths.ts';
import type { Level } from '#shared/rules/sheets/difficulty.ts';
import { sheetParameters } from '#shared/rules/sheets/sheet-address.ts';
import { chooseSessions, nextTopics, problemsFor } from './choosing.ts';
import { problemLine } from './answers/problem-answers.ts';
import { asText, link } from './site-markdown.ts';
import type { Idea, Problem, Syllabus } from './syllabus.ts';
import type { Criteria } from './intent.ts';

const WEEK: readonly { day: string; levels: readonly Level[] }[] = [
  { day: 'Monday', levels: ['Easy', 'Easy', 'Easy'] },
  { day: 'Tuesday', levels: ['Easy', 'Easy', 'Medium'] },
  { day: 'Wednesday', levels: ['Easy', 'Medium', 'Medium'] },
  { day: 'Thursday', levels: ['Medium', 'Medium', 'Medium'] },
  { day: 'Friday', levels: ['Medium', 'Medium', 'Hard'] },
  { day: 'Saturday', levels: ['Medium', 'Hard', 'Hard'] },
  { day: 'Sunday', levels: ['Hard', 'Hard'] },
];

const topicLink = (topic: string) => link(topic, `${href('sheet')}?${sheetParameters({ topic })}`);

/** Seven days that get harder, with problems that the learner has not done. */
export function weekPlan({ topics, problems }: Syllabus, criteria: Criteria, done: ReadonlySet<string>): string {
  const wanted = problemsFor(problems, criteria);
  const open = wanted.filter(({ name }) => !done.has(name));
  const pool = open.length === 0 ? wanted : open;
  const days = nextTopics(pool, criteria.topics.length > 0 ? criteria.topics : topics, WEEK.length);
  const sessions = WEEK.map(({ levels }, index) => ({ topic: days[index] ?? '', levels }));
  const chosen = chooseSessions(pool, sessions).filter((session) => session.problems.length > 0);
  if (chosen.length === 0) return 'The site has no problems for such a plan.';
  const left = wanted.length - open.length;
  return [
    '## Your week of DSA practice',
    'Give each problem 30 minutes before you read about it. On Sunday solve both as in an interview: aloud, on the clock.',
    ...(open.length === 0 ? ['You have done every problem of this plan, so it repeats them.'] : []),
    ...(left > 0 && open.length > 0 ? [`What you have done already is left out (${left} of ${wanted.length}).`] : []),
    ...chosen.map((session, index) => dayText(WEEK[index]?.day ?? '', session)),
  ].join('\n\n');
}

const dayText = (day: string, { topic, problems }: { topic: string; problems: readonly Problem[] }) =>
  [`### ${day}: ${topicLink(topic)}`, problems.map((problem) => problemLine(problem)).join('\n')].join('\n\n');

/** A note of the language with its address. */
export type Lesson = { header: string; address: string };

const PROBLEMS_A_WEEK = 3;

type LanguageCourse = { name: string; address: string; lessons: readonly Lesson[] };

/** A plan for a language, week by week: its notes in order, and problems that get harder. */
export function languagePlan(
  { topics, problems }: Syllabus,
  { count, course, done }: { count: number; course: LanguageCourse; done: ReadonlySet<string> },
): string {
  const pool = problems.filter(({ name }) => !done.has(name));
  const days = nextTopics(pool, topics, count);
  const sessions = Array.from({ length: count }, (_, week) => {
    const level = ({ 0: 'Easy', 1: 'Medium', 2: 'Hard' } as const)[Math.floor((3 * week) / count)] ?? 'Hard';
    return { topic: days[week] ?? '', levels: Array<Level>(PROBLEMS_A_WEEK).fill(level) };
  });
  const chosen = chooseSessions(pool, sessions);
  const lessonsOf = (week: number) =>
    course.lessons.slice(
      Math.floor((week * course.lessons.length) / count),
      Math.floor(((week + 1) * course.lessons.length) / count),
    );
  const weekText = (week: number) => {
    const lessons = lessonsOf(week);
    const session = chosen[week];
    return [
      `### Week ${week + 1}`,
      ...(lessons.length > 0
        ? [`Read:\n\n${lessons.map(({ header, address }) => `- ${link(header, address)}`).join('\n')}`]
        : []),
      ...(session && session.problems.length > 0
        ? [
            `Practise ${topicLink(session.topic)}:\n\n${session.problems.map((problem) => problemLine(problem)).join('\n')}`,
          ]
        : []),
    ].join('\n\n');
  };
  return [
    `## ${count} weeks of ${asText(course.name)}`,
    `Each week some notes of ${link(course.name, course.address)}, whose programs you type and change yourself, and problems to solve in the language. Name another language for its plan: Python, Java, C++, C or JavaScript.`,
    ...Array.from({ length: count }, (_, week) => weekText(week)),
  ].join('\n\n');
}

const ideaText = ({ name, level, text, learns, milestone }: Idea) =>
  `- **${asText(name)}** (${level}): ${asText(text)} You learn: ${asText(learns)} First milestone: ${asText(milestone)}`;

const ideasOf = (ideas: readonly Idea[], level: Level) => ideas.filter((idea) => idea.level === level);

export function projectsAnswer(ideas: readonly Idea[]): string {
  if (ideas.length === 0) return 'The site has no project ideas.';
  return [
    '## Real-world coding projects',
    `Start with the first milestone: it works on its own. All of them are on ${link('Project ideas', href('projects'))}.`,
    ...(['Easy', 'Medium', 'Hard'] as const).map(
      (level) => `### ${level}\n\n${ideasOf(ideas, level).slice(0, 4).map(ideaText).join('\n')}`,
    ),
  ].join('\n\n');
}

const STEPS: readonly { weeks: string; level: Level; aim: string }[] = [
  { weeks: 'Weeks 1 to 2', level: 'Easy', aim: 'Finish something small, put it online and write its README.' },
  { weeks: 'Weeks 3 to 7', level: 'Medium', aim: 'Build one with users and a database, with tests from the start.' },
  { weeks: 'Weeks 8 to 12', level: 'Hard', aim: 'Go deep once: measure it, and write down what you decided and why.' },
];

/** @param reading what the site has about building a portfolio */
export function portfolioPlan(ideas: readonly Idea[], reading: readonly Lesson[]): string {
  return [
    '## Portfolio project roadmap',
    'Three projects that go deep say more than ten that were copied.',
    ...STEPS.map(({ weeks, level, aim }) => {
      const [idea, ...otherIdeas] = ideasOf(ideas, level);
      const rest = otherIdeas.map(({ name }) => asText(name)).join(', ');
      return [
        `### ${weeks}`,
        aim,
        ...(idea ? [ideaText(idea)] : []),
        ...(rest === '' ? [] : [`Or one of these: ${rest}.`]),
      ].join('\n\n');
    }),
    ...(reading.length > 0
      ? [`Read first:\n\n${reading.map(({ header, address }) => `- ${link(header, address)}`).join('\n')}`]
      : []),
    `Every idea with its first milestone: ${link('Project ideas', href('projects'))}.`,
  ].join('\n\n');
}
