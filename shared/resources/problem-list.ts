import { defineResource } from '../resource.ts';

/** A list of problems that people follow, such as Blind 75. */
export const problemList = defineResource({
  name: 'problemList',
  path: '/problemlist',
  noun: 'list',
  fields: {
    id: { kind: 'id', label: 'Id', hint: 'Orders the lists; left empty: the next free one' },
    name: { kind: 'line', label: 'Name', required: true },
    slug: { kind: 'slug', label: 'Slug', required: true, hint: 'The list in addresses, such as blind-75' },
    problems: {
      kind: 'list',
      label: 'Problems',
      required: true,
      hint: 'The last part of each problem’s address, in the order of the list: two-sum, 3sum',
    },
    source: { kind: 'link', label: 'Source' },
    asOf: { kind: 'date', label: 'As of' },
  },
  title: 'name',
  filters: [],
  columns: ['id', 'name', 'slug', 'asOf'],
  searched: [],
  menu: { group: 'Lists', noun: 'list', create: 'New List', manage: 'Manage Lists' },
  messages: {
    created: 'List created.',
    createFailed: 'The list could not be created. Please try again.',
    empty: 'No lists found.',
    confirmRemove: 'Are you sure you want to delete ?',
  },
});
