const SMALL = /^(a|an|and|as|at|by|for|from|in|into|is|it|its|of|on|or|the|to)$/;
const UPPER = /^(i{1,3}|iv|vi{0,3}|bst|lfu|lru|sql)$/;

/** A likely title for a slug, in title case: 'container-with-most-water' becomes 'Container With Most Water'. */
export const titleOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word, index) => {
      if (index > 0 && SMALL.test(word)) return word;
      return UPPER.test(word) ? word.toUpperCase() : word.replace(/[a-z]/, (letter) => letter.toUpperCase());
    })
    .join(' ');
