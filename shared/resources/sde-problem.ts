import { defineResource } from '../resource.ts';
import { sheetProblem } from './sheet-problem.ts';

/** A problem of the company-wise sheet and, by the tag top100, of Top 50. */
export const sdeProblem = defineResource({
  ...sheetProblem,
  name: 'sdeProblem',
  path: '/sdeproblem',
  fields: {
    ...sheetProblem.fields,
    tags: { kind: 'list', label: 'Content for', rest: ['contentFor'], hint: 'Separated by commas; top100 for Top 50' },
  },
  columns: ['id', 'name', 'level', 'topic', 'companies', 'tags'],
  menu: { group: 'Sheet', create: 'Upload SDE Problem', manage: 'Manage SDE Problem' },
});
