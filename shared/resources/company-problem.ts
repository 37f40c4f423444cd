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
    tags: { kind: 'list', label: 'Content for', rest: ['contentFor'], hint: 'Separated by commas; top100 for Top 50' },
  },
  columns: ['id', 'name', 'level', 'topic', 'companies', 'tags'],
  menu: { group: 'Sheet', create: 'Upload Company Problem', manage: 'Manage Company Problem' },
});
