import { defineResource } from '../resource.ts';

/** A topic of the SDE sheet. */
export const sheetTopic = defineResource({
  name: 'sheetTopic',
  formerly: 'sheetCard',
  path: '/sheet',
  noun: 'topic',
  fields: {
    id: { kind: 'id', label: 'Id', hint: 'Left empty: the next free one' },
    name: { kind: 'line', label: 'Name', required: true },
    category: { kind: 'line', label: 'Category', vocabulary: 'own', required: true },
    problemCount: { kind: 'count', label: 'Problems', rest: ['Problems'] },
    topic: {
      kind: 'line',
      label: 'Topic',
      vocabulary: 'topic',
      otherwise: 'name',
      rest: ['Topic'],
      hint: 'Its problems carry this topic; left empty: the name',
    },
  },
  title: 'name',
  filters: ['category'],
  columns: ['id', 'name', 'category', 'problemCount', 'topic'],
  menu: { group: 'Sheet', noun: 'sheet card', create: 'Create new card', manage: 'Manage card' },
  messages: {
    created: 'Card Created Successfully!',
    createFailed: 'Error submitting note.',
    empty: 'No cards found.',
    confirmRemove: 'Are you sure you want to delete ?',
  },
});
