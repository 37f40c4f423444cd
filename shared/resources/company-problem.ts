import { defineResource } from '../resource.ts';
import { topicProblem } from './topic-problem.ts';

/** A problem of the company-wise sheet and, by the tag top100, of Top 50. */
export const companyProblem = defineResource({
  ...topicProblem,
  name: 'companyProblem',
  formerly: 'sdeProblem',
  path: '/sdeproblem',
  fields: {
    ...topicProblem.fields,
    reports: { kind: 'counts', label: 'Reports', hint: 'How often a company was reported: Amazon 33, Google 12' },
    source: {
      kind: 'sources',
      label: 'Source of the reports',
      unsetAtRest: 'absent',
      hint: 'Empty: the collection that comes with the site. Otherwise its name, and its address behind it: Interview diary https://…',
    },
    asOf: {
      kind: 'date',
      label: 'Reports as of',
      unsetAtRest: 'absent',
      hint: 'The last day that its reports are from',
    },
    practisedFor: {
      kind: 'list',
      label: 'Commonly practised for',
      vocabulary: 'company',
      hint: 'Companies, chosen by us and not on record',
    },
    tags: {
      kind: 'list',
      label: 'Content for',
      vocabulary: 'own',
      rest: ['contentFor'],
      hint: 'Separated by commas; top100 for Top 50',
    },
  },
  filters: [...topicProblem.filters, 'practisedFor', 'tags'],
  searched: [...topicProblem.searched, 'practisedFor'],
  columns: ['id', 'name', 'level', 'topic', 'companies', 'tags'],
  menu: { group: 'Sheet', noun: 'SDE problem', create: 'Upload SDE Problem', manage: 'Manage SDE Problem' },
});
