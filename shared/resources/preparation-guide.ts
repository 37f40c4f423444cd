import { defineResource } from '../resource.ts';

/** How the interviews of a company usually go, and two weeks of preparation for them. */
export const preparationGuide = defineResource({
  name: 'preparationGuide',
  path: '/preparationguide',
  noun: 'guide',
  fields: {
    id: { kind: 'id', label: 'Id', hint: 'Orders the cards; left empty: the next free one' },
    company: { kind: 'line', label: 'Company', vocabulary: 'company', required: true, hint: 'As problems name it' },
    slug: { kind: 'slug', label: 'Address', required: true, hint: 'Letters, digits and hyphens: Goldman-Sachs' },
    summary: { kind: 'text', label: 'Summary', required: true },
    suits: { kind: 'text', label: 'Who it suits' },
    rounds: { kind: 'entries', label: 'Rounds', parts: ['name', 'length', 'what', 'decides'] },
    topics: { kind: 'entries', label: 'Topics, in order', parts: ['kind', 'label', 'link', 'why'] },
    questions: { kind: 'entries', label: 'Questions to expect', parts: ['kind', 'question', 'hint'] },
    days: { kind: 'entries', label: 'Days of the plan', parts: ['day'] },
    mistakes: { kind: 'entries', label: 'Common mistakes', parts: ['mistake'] },
  },
  title: 'company',
  filters: ['slug'],
  columns: ['id', 'company', 'slug', 'summary'],
  searched: ['summary'],
  menu: { group: 'Preparation', noun: 'guide', create: 'Upload Guide', manage: 'Manage Guide' },
  messages: {
    created: 'Content Uploaded Successfully!',
    createFailed: 'Error occurred. Please try again.',
    empty: 'No guides found.',
    confirmRemove: 'Are you sure you want to delete ?',
  },
});
