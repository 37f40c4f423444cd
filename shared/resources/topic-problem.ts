import { defineResource } from '../resource.ts';

/** A problem of the SDE sheet. Company problems have its fields too: a new one is a column of both models. */
export const topicProblem = defineResource({
  name: 'topicProblem',
  formerly: 'sheetProblem',
  path: '/sheetproblem',
  noun: 'problem',
  fields: {
    id: { kind: 'id', label: 'Id', required: true },
    name: { kind: 'line', label: 'Name', required: true },
    article: { kind: 'link', label: 'Article' },
    level: { kind: 'level', label: 'Level', rest: ['Level'] },
    link: { kind: 'link', label: 'Practice link' },
    paid: { kind: 'flag', label: 'Practice needs a subscription' },
    topic: { kind: 'line', label: 'Topic', vocabulary: 'topic', required: true },
    companies: {
      kind: 'list',
      label: 'Companies',
      vocabulary: 'company',
      hint: 'That are reported to have asked it, separated by commas',
    },
  },
  title: 'name',
  filters: ['topic', 'level', 'companies'],
  columns: ['id', 'name', 'level', 'topic', 'companies'],
  searched: ['topic', 'level', 'companies'],
  menu: { group: 'Sheet', noun: 'problem', create: 'Upload Problem', manage: 'Manage Problem' },
  messages: {
    created: 'Content Uploaded Successfully!',
    createFailed: 'Error submitting note.',
    empty: 'No cards found.',
    confirmRemove: 'Are you sure you want to delete ?',
  },
});
