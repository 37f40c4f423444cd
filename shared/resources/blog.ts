import { APPROACHES } from '../blog-approaches.ts';
import { defineResource } from '../resource.ts';

/** A blog with up to three approaches: brute force, better, best. */
export const blog = defineResource({
  name: 'blog',
  path: '/blog',
  noun: 'blog',
  fields: {
    id: { kind: 'id', label: 'Id', required: true },
    header: { kind: 'line', label: 'Header', required: true },
    heading: { kind: 'line', label: 'Heading', hint: 'Left empty: Brute Force Approach' },
    explanation: { kind: 'text', label: 'Explanation' },
    code: { kind: 'code', label: 'Code', required: true },
    output: { kind: 'code', label: 'Output', hint: 'What the code prints' },
    heading2: { kind: 'line', label: 'Heading 2', hint: 'Left empty: Better Approach' },
    explanation2: { kind: 'text', label: 'Explanation 2' },
    code2: { kind: 'code', label: 'Code 2' },
    output2: { kind: 'code', label: 'Output 2' },
    heading3: { kind: 'line', label: 'Heading 3', hint: 'Left empty: Best Approach' },
    explanation3: { kind: 'text', label: 'Explanation 3' },
    code3: { kind: 'code', label: 'Code 3' },
    output3: { kind: 'code', label: 'Output 3' },
    image: { kind: 'link', label: 'Image', required: true },
    category: { kind: 'line', label: 'Category', vocabulary: 'own', required: true, hint: 'Use dsa' },
    date: { kind: 'date', label: 'Date', hint: 'Left empty: today' },
    published: { kind: 'flag', label: 'Published', set: 'update' },
  },
  title: 'header',
  sections: {
    heading: APPROACHES[0],
    heading2: APPROACHES[1],
    heading3: APPROACHES[2],
    image: 'Picture, category and date',
  },
  filters: ['category', 'published'],
  columns: ['id', 'header', 'category', 'date', 'published'],
  searched: [],
  menu: { group: 'Technical blogs', noun: 'blog', create: 'Upload blog', manage: 'Manage blog' },
  messages: {
    created: 'Content uploaded successfully!',
    createFailed: 'Error submitting content.',
    empty: 'No cards found.',
    confirmRemove: 'Are you sure you want to delete ?',
  },
  capitalised: true,
  contributed: true,
});
