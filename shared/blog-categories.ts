/** A category of the blog list with its own address. */
export type BlogCategory = { category: string; name: string; title: string; intro: string };

/** The first is the default category of the list. */
export const BLOG_CATEGORIES: readonly [BlogCategory, ...BlogCategory[]] = [
  {
    category: 'dsa',
    name: 'DSA',
    title: 'Technical Blogs',
    intro: 'One problem each, from brute force to the best approach, with code that runs and its complexity.',
  },
  {
    category: 'preparation',
    name: 'Preparation',
    title: 'Preparation Blogs',
    intro: 'How interviews go, what is asked in them, and how to get ready in the time that is left.',
  },
];

/** The query of the list that shows a category; '' for the default one. */
export const blogSearchOf = (category: string): string =>
  BLOG_CATEGORIES.slice(1).some((listed) => listed.category === category) ? `?category=${category}` : '';

export const BLOGS_PER_PAGE = 12;
