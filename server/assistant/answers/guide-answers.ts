import type { Database } from '#server/database/client.ts';
import { guideHref, href } from '#shared/paths.ts';
import { PLAN_THE_WEEKS, THE_LAST_WEEK } from '#shared/preparation-blogs.ts';
import { preparationGuide } from '#shared/resources/preparation-guide.ts';
import { readEntries } from '#shared/rules/text/entries.ts';
import { sheetParameters } from '#shared/rules/sheets/sheet-address.ts';
import { asText, link } from '#server/assistant/site-markdown.ts';

const { rounds: ROUNDS, topics: TOPICS, days: DAYS } = preparationGuide.fields;

type Guide = { company: string; slug: string; summary: string; rounds: string; topics: string; days: string };

/** The companies that have a guide. */
export const readGuided = async ({ prisma }: Database): Promise<string[]> =>
  (await prisma.preparationGuide.findMany({ select: { company: true }, orderBy: { id: 'asc' } })).map(
    ({ company }) => company,
  );

export const readGuide = ({ prisma }: Database, company: string): Promise<Guide | null> =>
  prisma.preparationGuide.findFirst({
    where: { company },
    select: { company: true, slug: true, summary: true, rounds: true, topics: true, days: true },
  });

const MAX_TOPICS = 5;
const MAX_DAYS = 5;

/** How to prepare for a company: its rounds, what to practise first, and how the plan begins. */
export function guideAnswer({ company, slug, summary, rounds, topics, days }: Guide): string {
  const address = guideHref(slug);
  const plan = readEntries(days, DAYS.parts);
  return [
    `**${link(company, address)}**`,
    asText(summary),
    ...listed(
      'The rounds:',
      readEntries(rounds, ROUNDS.parts).map(({ name, length }) => `**${asText(name)}** (${asText(length)})`),
    ),
    ...listed(
      'What to prepare first:',
      readEntries(topics, TOPICS.parts)
        .slice(0, MAX_TOPICS)
        .map(({ label, link: to, why }) => `${link(label, to)}: ${asText(why)}`),
    ),
    ...listed(
      `The ${plan.length}-day plan starts with:`,
      plan.slice(0, MAX_DAYS).map(({ day }) => asText(day)),
    ),
    `${link('The whole guide', address)}, with questions to expect and the mistakes to avoid, and ${problemsOf(company)}.`,
  ].join('\n\n');
}

/** The answer for a company without a guide: advice for any company. */
export const noGuide = (company: string, guided: readonly string[]): string =>
  [
    `The site has no guide for ${asText(company)}, but ${problemsOf(company)}.`,
    listed('For any company:', [
      link('How to plan the weeks before an interview', PLAN_THE_WEEKS),
      link('The last week before the interview', THE_LAST_WEEK),
      link('A mock interview with its problems', href('interview')),
    ]).join(''),
    `There are guides for ${asText(guided.join(', '))} on ${link('Companies Preparation', href('companiesPreparation'))}.`,
  ].join('\n\n');

const problemsOf = (company: string) =>
  link(`problems asked at ${company}`, `${href('companySheet')}?${sheetParameters({ company })}`);

const listed = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`];
