import { untilText } from '#shared/company-reports.ts';
import { href } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { type Level, LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { sheetParameters } from '#shared/rules/sheets/sheet-address.ts';
import { problemsFor, reportsBy } from '#server/assistant/choosing.ts';
import { asText, link } from '#server/assistant/site-markdown.ts';
import type { Problem, Syllabus } from '#server/assistant/syllabus.ts';
import type { Criteria } from '#server/assistant/intent.ts';

/** A list item for a problem: links to practise it, to its article and to the sheet, and its number of reports. */
export function problemLine(problem: Problem, companies: readonly string[] = []): string {
  const { name, level, link: practice, article, address } = problem;
  const reports = reportsBy(companies, problem);
  return [
    `- ${link(name, practice || address)}`,
    ...(level === '' ? [] : [` (${level})`]),
    ...(reports === 0 ? [] : [` · ${withCount(reports, 'report')}`]),
    ...(article === '' ? [] : [` · ${link('article', article)}`]),
    ...(practice === '' ? [] : [` · ${link('on the sheet', address)}`]),
  ].join('');
}

type Wanted = {
  criteria: Criteria;
  count: number;
  /** The number of problems of the list that were already shown. */
  skip?: number;
  done: ReadonlySet<string>;
  /** Earlier answers, which name the problems that were drawn before. */
  seen?: string;
  random?: () => number;
};

/** Lists the requested problems, without the done ones unless all are done. */
export function problemsAnswer(
  { problems }: Syllabus,
  { criteria, count, skip = 0, done, seen = '', random = Math.random }: Wanted,
): string {
  const matches = problemsFor(problems, criteria);
  if (matches.length === 0) return noProblems(problems, criteria);
  const open = matches.filter(({ name }) => !done.has(name));
  const pool = open.length === 0 ? matches : open;
  const fresh = count === 1 ? pool.filter(({ name }) => !seen.includes(`- [${asText(name)}](`)) : pool.slice(skip);
  const chosen = count === 1 ? fresh.slice(Math.floor(random() * fresh.length)).slice(0, 1) : fresh.slice(0, count);
  const reported = chosen.filter((problem) => reportsBy(criteria.companies, problem) > 0);
  const kind = `${matches.length} ${named(problems, criteria, matches.length)}`;
  const shown = chosen.length < pool.length ? `Here are ${chosen.length}, from easy to hard:` : 'From easy to hard:';
  const title = () => {
    if (chosen.length === 0) return `You have seen all of the site's ${kind}.`;
    if (matches.length === 1) return `The site has ${kind}:`;
    if (count === 1) return `One of the site's ${kind}:`;
    if (skip > 0) return `The next ${chosen.length} of the site's ${kind}:`;
    return `The site has ${kind}${doneText(matches.length, open.length)}. ${shown}`;
  };
  return [
    title(),
    ...(chosen.length > 0 ? [chosen.map((problem) => problemLine(problem, criteria.companies)).join('\n')] : []),
    ...(reported.length > 0
      ? [`Reports are those of candidates up to ${untilText(reported.map(({ collection = null }) => collection))}.`]
      : []),
    ...(chosen.length < matches.length ? [`${link('See them all', sheetOf(criteria))} on the sheet.`] : []),
  ].join('\n\n');
}

function doneText(found: number, open: number): string {
  if (open === found) return '';
  return open === 0 ? ', and you have done them all' : `, of which you have done ${found - open}; they are left out`;
}

/** 'hard problems on Graphs asked at Amazon', or 'commonly practised for' when some problems have no reports. */
function named(problems: readonly Problem[], { topics, companies, levels }: Criteria, count = 0): string {
  const ofCompanies = companies.length > 0 ? problemsFor(problems, { ...NOTHING, companies }) : [];
  const isRecorded = ofCompanies.every((problem) => reportsBy(companies, problem) > 0);
  const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return [
    ...(levels.length > 0 ? [list(levels.map((level) => level.toLowerCase()))] : []),
    count === 1 ? 'problem' : 'problems',
    ...(topics.length > 0 ? [`on ${list(topics)}`] : []),
    ...(companies.length > 0 ? [`${isRecorded ? 'asked at' : 'commonly practised for'} ${list(companies)}`] : []),
  ].join(' ');
}

function sheetOf({ topics: [topic], companies: [company], levels }: Criteria): string {
  const level = levels.length === 1 ? levels[0] : undefined;
  return company
    ? `${href('companySheet')}?${sheetParameters({ company, level })}`
    : `${href('sheet')}?${sheetParameters({ topic, level })}`;
}

/** The answer when no problem meets all criteria: what one criterion fewer would find. */
function noProblems(problems: readonly Problem[], criteria: Criteria): string {
  const near = [{ levels: [] as Level[] }, { topics: [] }, { companies: [] }]
    .map((open) => ({ ...criteria, ...open }))
    .map((less) => ({ less, count: problemsFor(problems, less).length }))
    .filter(({ count }) => count > 0);
  const levels = LEVELS.map((level) => `${problemsFor(problems, { ...NOTHING, levels: [level] }).length} ${level}`);
  return [
    `The site has no ${named(problems, criteria)}.`,
    near.length > 0
      ? `Close to it:\n\n${near.map(({ less, count }) => `- ${count} ${link(named(problems, less, count), sheetOf(less))}`).join('\n')}`
      : `It has ${problems.length} problems in all (${levels.join(', ')}): see ${link('the sheet', href('sheet'))}.`,
  ].join('\n\n');
}

const NOTHING: Criteria = { topics: [], companies: [], levels: [] };
