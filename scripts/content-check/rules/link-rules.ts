import { pages } from '#shared/pages.ts';
import { matchPage } from '#shared/paths.ts';
import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { type MarkupNode, parseMarkup } from '#shared/rules/text/markup.ts';
import { readEntries } from '#shared/rules/text/entries.ts';
import { youTubeId } from '#shared/rules/video.ts';
import { type CheckedContent, companiesIn, recordsOf } from '../checked-content.ts';
import { filledFields, repeated, type Rule, topicOf } from './rule.ts';

const linksIn = (content: CheckedContent) => [...filledFields(content, 'link', 'video'), ...linksInEntries(content)];

/** Links in entries that have a link part, such as the topics of a preparation guide. */
function linksInEntries(content: CheckedContent) {
  return filledFields(content, 'entries').flatMap(({ record, field, value, place }) => {
    const { parts = [] } = (resources[record.resource] as Resource).fields[field] ?? {};
    const entries = parts.includes('link') ? readEntries(value, parts) : [];
    return entries.map(({ link = '' }) => ({ field, place, value: link }));
  });
}

const isOurs = (address: string) => address.startsWith('/');
const isFigure = (address: string) => address.startsWith('/figures/');
/** A URL of a record in running text. */
const NAMED = /(?<![\w/.])\/(?:detail|contestdetail)\/\w+/g;

export const LINK_RULES: Rule[] = [
  {
    says: 'a link is an address of https, or one of this site',
    faultsIn: (content) =>
      linksIn(content)
        .filter(
          ({ value }) => !isOurs(value) && !(value.startsWith('https://') && URL.canParse(value) && !/\s/.test(value)),
        )
        .map(({ place, value }) => `${place}: ${value}`),
  },
  {
    says: 'an address of this site leads to a page, a record or a figure that there is',
    faultsIn: (content) => {
      const inLinks = linksIn(content).filter(({ value }) => isOurs(value));
      const inTexts = filledFields(content, 'text').flatMap(({ place, value: text }) =>
        [...text.matchAll(NAMED)].map(([value]) => ({ place, value })),
      );
      const inMarkup = filledFields(content, 'text').flatMap(({ place, value }) =>
        linksOf(parseMarkup(value)).map((to) => ({ place, value: to })),
      );
      return [...inLinks, ...inTexts, ...inMarkup]
        .filter(({ value }) => !leadsSomewhere(value, content))
        .map(({ place, value }) => `${place}: ${value}`);
    },
  },
  {
    says: 'a picture is a figure of ours, and a video is one of YouTube',
    faultsIn: (content) =>
      [
        ...filledFields(content, 'link').filter(({ field, value }) => field === 'image' && !isFigure(value)),
        ...filledFields(content, 'video').filter(({ value }) => youTubeId(value) === null),
      ].map(({ place, value }) => `${place}: ${value}`),
  },
  {
    says: 'a video is that of one contest',
    faultsIn: (content) =>
      repeated(
        recordsOf(content, 'contest').filter(({ values }) => values.video),
        // The URL of a video may be written in several ways.
        ({ values }) => youTubeId(String(values.video)) ?? String(values.video),
      ),
  },
];

const linksOf = (nodes: MarkupNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return [];
    if (node.tag === 'a') return [node.to];
    return node.tag === 'table' ? linksOf([node.head, ...node.rows].flat(2)) : linksOf(node.children);
  });

function leadsSomewhere(address: string, content: CheckedContent): boolean {
  const { pathname: path, searchParams } = new URL(address, 'https://site.invalid');
  if (isFigure(path)) return content.figures.has(path);
  const match = matchPage(path);
  const shown = { blog: 'blog', contest: 'contest' } as const;
  if (match?.page === 'blog' || match?.page === 'contest')
    return recordsOf(content, shown[match.page]).some(({ name }) => name === match.parameters.id);
  if (match?.page === 'problem')
    return recordsOf(content, 'problem').some(({ values }) => values.slug === match.parameters.slug);
  if (match === null || pages[match.page].pattern.includes(':')) return false;
  const [topic, company] = [searchParams.get('topic'), searchParams.get('company')];
  const topics = recordsOf(content, 'sheetTopic').map(topicOf);
  return (topic === null || topics.includes(topic)) && (company === null || companiesIn(content).has(company));
}
