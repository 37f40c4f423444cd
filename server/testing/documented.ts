import type { ResourceName } from '#shared/resources/index.ts';

type Legacy = { path: string; fields: string[]; required: Record<string, string> };

/**
 * What clients of the old site rely on at the REST API: for each resource, its path, the field names of a record, and
 * the message for each field that a create requires. Written by hand, so that the descriptors are checked against it.
 */
export const DOCUMENTED: Record<ResourceName, Legacy> = {
  sheetTopic: {
    path: '/sheet',
    fields: ['_id', 'id', 'name', 'category', 'Problems', 'Topic'],
    required: { name: 'name is required', category: 'category is required' },
  },
  topicProblem: {
    path: '/sheetproblem',
    fields: ['_id', 'id', 'name', 'article', 'Level', 'link', 'paid', 'topic', 'companies'],
    required: { name: 'name is required', topic: 'topic is required', id: 'id is required' },
  },
  companyProblem: {
    path: '/sdeproblem',
    fields: [
      ...['_id', 'id', 'name', 'article', 'Level', 'link', 'paid', 'topic', 'companies', 'reports', 'practisedFor'],
      ...['source', 'asOf', 'contentFor'],
    ],
    required: { name: 'name is required', topic: 'topic is required', id: 'id is required' },
  },
  languageCard: {
    path: '/note',
    fields: ['_id', 'id', 'link', 'name', 'category', 'title', 'price', 'image'],
    required: {
      id: 'id is required',
      name: 'name is required',
      category: 'category is required',
      title: 'title is required',
      price: 'price is required',
    },
  },
  question: {
    path: '/notecontent',
    fields: [
      ...[
        '_id',
        'id',
        'header',
        'shortAnswer',
        'text',
        'statement',
        'statement2',
        'statement3',
        'statement4',
        'statement5',
      ],
      ...['substatement1', 'substatement2', 'substatement3', 'substatement4', 'substatement5'],
      ...['example', 'code', 'output', 'explanation', 'alsoAsked', 'sources', 'category', 'image', 'figtitle'],
    ],
    required: {
      id: 'id is required',
      header: 'header is required',
      text: 'text is required',
      category: 'category is required',
    },
  },
  blog: {
    path: '/blog',
    fields: [
      ...['_id', 'id', 'header', 'code', 'explanation', 'code2', 'explanation2', 'code3', 'explanation3'],
      ...['output', 'output2', 'output3', 'category', 'image', 'date', 'published', 'heading', 'heading2', 'heading3'],
    ],
    required: {
      id: 'Id is required',
      header: 'Header is required',
      code: 'Code is required',
      image: 'Image is required',
      category: 'Category is required',
    },
  },
  contest: {
    path: '/contestsol',
    fields: [
      ...['_id', 'id', 'header', 'code', 'code2', 'code3', 'code4', 'code5', 'explanation', 'explanation2'],
      ...['explanation3', 'explanation4', 'explanation5', 'image', 'contestDate', 'contestTime', 'category'],
      ...['createdAt', 'timeZone', 'startsAt', 'output', 'output2', 'output3', 'output4', 'output5'],
    ],
    required: {
      id: 'Id is required',
      header: 'Header is required',
      code: 'Code is required',
      explanation: 'Explanation is required',
      contestDate: 'ContestDate is required',
      contestTime: 'ContestTime is required',
    },
  },
  preparationGuide: {
    path: '/preparationguide',
    fields: [
      ...['_id', 'id', 'company', 'slug', 'summary', 'suits', 'rounds', 'topics', 'questions', 'days', 'mistakes'],
    ],
    required: { company: 'company is required', slug: 'slug is required', summary: 'summary is required' },
  },
  projectIdea: {
    path: '/projectidea',
    fields: ['_id', 'id', 'name', 'level', 'text', 'learns', 'milestone'],
    required: { name: 'name is required', text: 'text is required' },
  },
  problem: {
    path: '/problem',
    fields: [
      ...['_id', 'id', 'name', 'slug', 'kind', 'level', 'topics', 'sameIdeaAs', 'contest', 'letter', 'signature'],
      ...[
        'checker',
        'statement',
        'schema',
        'constraints',
        'hints',
        'image',
        'figtitle',
        'cases',
        'generator',
        'validator',
      ],
      ...['check', 'approaches', 'wrong'],
    ],
    required: {
      id: 'id is required',
      name: 'name is required',
      slug: 'slug is required',
      kind: 'kind is required',
      statement: 'statement is required',
    },
  },
  problemList: {
    path: '/problemlist',
    fields: ['_id', 'id', 'name', 'slug', 'problems', 'source', 'asOf'],
    required: { name: 'name is required', slug: 'slug is required', problems: 'problems is required' },
  },
  cheatSheetItem: {
    path: '/Cheatnote',
    fields: [
      ...['_id', 'id', 'header', 'category', 'text', 'statement', 'statement2', 'statement3', 'statement4'],
      ...['substatement1', 'substatement2', 'substatement3', 'substatement4', 'feature', 'explain', 'note'],
      ...['image1', 'image', 'figtitle', 'link1', 'link2', 'example', 'code', 'output', 'explanation'],
    ],
    required: { id: 'id is required', header: 'header is required' },
  },
};
