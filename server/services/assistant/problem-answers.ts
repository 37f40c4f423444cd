import { href } from '#shared/paths.ts';
import { type Level, LEVELS } from '#shared/rules/difficulty.ts';
import { sheetParameters } from '#shared/rules/sheet-address.ts';
import { problemsFor } from './choosing.ts';
import { link } from './site-markdown.ts';
import type { Problem, Syllabus } from './syllabus.ts';
import type { Criteria } from './wish.ts';

/** A problem with every way on: to practise it, to read about it, to tick it off. */
export function problemLine({ name, level, link: practice, article, address }: Problem): string {
  return [
    `- ${link(name, practice || address)}`,
    ...(level === '' ? [] : [` (${level})`]),
    ...(article === '' ? [] : [` · ${link('article', article)}`]),
    ...(practice === '' ? [] : [` · ${link('on the sheet', address)}`]),
  ].join('');
}

type Asked = { criteria: Criteria; count: number; done: ReadonlySet<string>; random?: () => number };

/** The problems that were asked for, those that are not done first. */
export function problemsAnswer({ problems }: Syllabus, { criteria, count, done, random = Math.random }: Asked): string {
  const found = problemsFor(problems, criteria);
  if (found.length === 0) return noProblems(problems, criteria);
  const open = found.filter(({ name }) => !done.has(name));
  const pool = open.length === 0 ? found : open;
  const chosen = count === 1 ? [pool[Math.floor(random() * pool.length)] ?? []].flat() : pool.slice(0, count);
  const kind = named(criteria);
  const doneCount = found.length - open.length;
  const doneText =
    doneCount === 0
      ? ''
      : open.length === 0
        ? ', and you have done them all'
        : `, of which you have done ${doneCount}; they are left out`;
  return [
    count === 1
      ? `One of the site's ${found.length} ${kind}:`
      : `The site has ${found.length} ${kind}${doneText}. ${
          chosen.length < pool.length ? `Here are ${chosen.length}, from easy to hard:` : 'From easy to hard:'
        }`,
    chosen.map(problemLine).join('\n'),
    ...(chosen.length < found.length ? [`${link('See them all', sheetOf(criteria))} on the sheet.`] : []),
  ].join('\n\n');
}

/** 'hard problems on Graphs asked at Amazon' */
function named({ topics, companies, levels }: Criteria): string {
  const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return [
    ...(levels.length > 0 ? [list(levels.map((level) => level.toLowerCase()))] : []),
    'problems',
    ...(topics.length > 0 ? [`on ${list(topics)}`] : []),
    ...(companies.length > 0 ? [`asked at ${list(companies)}`] : []),
  ].join(' ');
}

function sheetOf({ topics: [topic], companies: [company], levels }: Criteria): string {
  const level = levels.length === 1 ? levels[0] : undefined;
  return company
    ? `${href('companySheet')}?${sheetParameters({ company, level })}`
    : `${href('sheet')}?${sheetParameters({ topic, level })}`;
}

/** Nothing meets all that was asked for; each wish given up in turn, something may. */
function noProblems(problems: readonly Problem[], criteria: Criteria): string {
  const near = [{ levels: [] as Level[] }, { topics: [] }, { companies: [] }]
    .map((open) => ({ ...criteria, ...open }))
    .map((less) => ({ less, count: problemsFor(problems, less).length }))
    .filter(({ count }) => count > 0);
  const levels = LEVELS.map((level) => `${problemsFor(problems, { ...NOTHING, levels: [level] }).length} ${level}`);
  return [
    `The site has no ${named(criteria)}.`,
    near.length > 0
      ? `What comes near:\n\n${near.map(({ less, count }) => `- ${count} ${link(named(less), sheetOf(less))}`).join('\n')}`
      : `It has ${problems.length} problems in all (${levels.join(', ')}): see ${link('the sheet', href('sheet'))}.`,
  ].join('\n\n');
}

const NOTHING: Criteria = { topics: [], companies: [], levels: [] };
