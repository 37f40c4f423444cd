import { studyItemHref, studyTopicOf } from '#shared/study-topics.ts';
import { guideHref, href } from '#shared/paths.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { listHref, sheetParameters } from '#shared/rules/sheets/sheet-address.ts';

/** What the URL of a search result depends on. */
export type Located = {
  resource: ResourceName;
  key: string;
  id: number;
  header: string;
  /** See `placeOf`. */
  place: string;
  /** The number of items of the same resource and place with a lower id. */
  position: number;
};

type Values = Readonly<Record<string, unknown>>;

/** What a record's URL needs besides its id: a note's category, a problem's topic or company, a card's link. */
export function placeOf(resource: ResourceName, values: Values): string {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  switch (resource) {
    case 'question':
    case 'cheatSheetItem':
      return text('category');
    case 'topicProblem':
      return text('topic');
    case 'companyProblem':
      return splitList(text('companies'))[0] ?? '';
    case 'languageCard':
      return text('link');
    case 'preparationGuide':
    case 'problem':
    case 'problemList':
      return text('slug');
    default:
      return '';
  }
}

const topicOf = (resource: ResourceName, place: string) =>
  studyTopicOf(resource === 'cheatSheetItem' ? 'cheat-sheet' : 'interview-questions', place);

/** True when the URL depends on the record's position among several. */
export const isPaged = (resource: ResourceName): boolean => resource === 'question' || resource === 'cheatSheetItem';

/** The readable name of a note's place, such as 'Operating System'; '' when there is none. */
export const placeName = (resource: ResourceName, place: string): string =>
  isPaged(resource) ? (topicOf(resource, place)?.name ?? '') : '';

/** Returns the URL of the page that shows a record; a record without its own page is shown as a search result. */
export function searchAddress({ resource, key, id, header, place, position }: Located): string {
  switch (resource) {
    case 'blog':
      return href('blog', { id });
    case 'contest':
      return href('contest', { id });
    case 'topicProblem':
      return `${href('sheet')}?${sheetParameters({ topic: place, q: header })}`;
    case 'companyProblem':
      return place === ''
        ? resultAddress(key)
        : `${href('companySheet')}?${sheetParameters({ company: place, q: header })}`;
    case 'preparationGuide':
      return guideHref(place);
    case 'problem':
      return href('problem', { slug: place });
    case 'problemList':
      return listHref(place);
    case 'projectIdea':
      return href('projects');
    case 'languageCard':
      return place === '' ? href('languages') : place;
    case 'question':
    case 'cheatSheetItem': {
      const topic = topicOf(resource, place);
      return topic ? studyItemHref(topic, position, { id, header }) : resultAddress(key);
    }
    default:
      return resultAddress(key);
  }
}

const resultAddress = (key: string) => href('result', { id: key });
