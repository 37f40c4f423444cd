import { defineResource } from '../resource.ts';

/** A project to build, from a weekend to a month. */
export const projectIdea = defineResource({
  name: 'projectIdea',
  path: '/projectidea',
  noun: 'idea',
  fields: {
    id: { kind: 'id', label: 'Id', hint: 'Orders the page; left empty: the next free one' },
    name: { kind: 'line', label: 'Name', required: true },
    level: { kind: 'level', label: 'Level' },
    text: { kind: 'text', label: 'Text', required: true },
    learns: { kind: 'text', label: 'What one learns' },
    milestone: { kind: 'text', label: 'First milestone', hint: 'The first step that works on its own' },
  },
  title: 'name',
  filters: ['level'],
  columns: ['id', 'name', 'level', 'text'],
  searched: ['level'],
  menu: { group: 'Projects', noun: 'idea', create: 'Upload Idea', manage: 'Manage Idea' },
  messages: {
    created: 'Content Uploaded Successfully!',
    createFailed: 'Error occurred. Please try again.',
    empty: 'No ideas found.',
    confirmRemove: 'Are you sure you want to delete ?',
  },
});
