import { defineResource } from '../resource.ts';

/** A card of the notes page. */
export const languageCard = defineResource({
  name: 'languageCard',
  formerly: 'note',
  path: '/note',
  noun: 'card',
  fields: {
    id: { kind: 'id', label: 'Id', required: true },
    link: { kind: 'link', label: 'Link' },
    name: { kind: 'line', label: 'Name', required: true },
    category: {
      kind: 'line',
      label: 'Category',
      vocabulary: 'own',
      required: true,
      hint: 'Free, or what the price is for',
    },
    title: { kind: 'line', label: 'Title', required: true },
    price: { kind: 'price', label: 'Price', required: true },
    image: { kind: 'link', label: 'Image' },
  },
  title: 'name',
  filters: ['category'],
  columns: ['id', 'name', 'title', 'category', 'price'],
  searched: ['title'],
  menu: { group: 'Language', noun: 'language card', create: 'Create new card', manage: 'Manage card' },
  messages: {
    created: 'Card Craeted Successfully!',
    createFailed: 'Error submitting note.',
    empty: 'No notes found.',
    confirmRemove: 'Are you sure you want to delete this note?',
  },
});
