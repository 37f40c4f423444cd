import { BLOG_CATEGORIES } from '#shared/blog-categories.ts';
import { studyTopicOf } from '#shared/study-topics.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { ContentRecord } from '#prisma/content.ts';
import { recordsOf } from '../checked-content.ts';
import { placeOf, repeated, type Rule } from './rule.ts';

const categoryOf = ({ values }: ContentRecord) => String(values.category);

/** Whether a page shows a category; resources that are not listed may have any category. */
const isShown: Partial<Record<ResourceName, (category: string) => boolean>> = {
  question: (category) => studyTopicOf('interview-questions', category) !== undefined,
  cheatSheetItem: (category) => studyTopicOf('cheat-sheet', category) !== undefined,
  blog: (category) => BLOG_CATEGORIES.some((listed) => listed.category === category),
};

export const RECORD_RULES: Rule[] = [
  {
    says: 'an id is given once, within its category where ids are per category',
    faultsIn: ({ records }) => repeated(records, ({ resource, name }) => `${resource} ${name}`),
  },
  {
    says: 'the questions or items of a category are numbered from 1 without a gap',
    faultsIn(content) {
      const records = recordsOf(content, 'question', 'cheatSheetItem');
      return [...Map.groupBy(records, (record) => `${record.resource} ${categoryOf(record)}`)].flatMap(
        ([category, ofCategory]) => {
          const ids = new Set(ofCategory.map(({ values }) => values.id));
          const missing = ofCategory.map((_, index) => index + 1).filter((id) => !ids.has(id));
          return missing.map((id) => `${category}: ${id} is missing`);
        },
      );
    },
  },
  {
    says: 'the name of a file begins with the id of its record, and those with a category stand in the folder of their category',
    faultsIn: ({ records }) =>
      records
        // Sheet problems share files, and the folder of a problem is named after its slug.
        .filter(({ file, resource }) => file.includes('/') && resource !== 'topicProblem' && resource !== 'problem')
        .filter(({ file, name }) => !file.replace(/\/0*(\d+)-[^/]*$/, '/$1').endsWith(`/${name}`))
        .map((record) => `${placeOf(record)}: its record is ${record.name}`),
  },
  {
    says: 'a category is one that a page shows',
    faultsIn: ({ records }) =>
      records
        .filter((record) => isShown[record.resource]?.(categoryOf(record)) === false)
        .map((record) => `${placeOf(record)}: ${categoryOf(record)}`),
  },
  {
    says: 'an address is that of one guide',
    faultsIn: (content) =>
      repeated(recordsOf(content, 'preparationGuide'), ({ values }) => String(values.slug).toLowerCase()),
  },
  {
    says: 'a header is given once, within its category',
    faultsIn: (content) =>
      repeated(
        recordsOf(content, 'question', 'cheatSheetItem', 'blog', 'contest'),
        (record) => `${record.resource} ${categoryOf(record)} "${String(record.values.header).toLowerCase()}"`,
      ),
  },
];
