import { Link } from 'react-router-dom';
import { classNames } from '#client/lib/class-names.ts';
import { BLOG_CATEGORIES, type BlogCategory, blogSearchOf } from '#shared/blog-categories.ts';

const LINK = 'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-medium';

/** The selection of a category, which is in the address. */
export function CategoryLinks({ selected }: { selected: BlogCategory }) {
  return (
    <nav aria-label="Categories" className="flex gap-1.5">
      {BLOG_CATEGORIES.map(({ category, name }) => {
        const isSelected = category === selected.category;
        return (
          <Link
            key={category}
            to={{ search: blogSearchOf(category) }}
            aria-current={isSelected ? 'page' : undefined}
            className={classNames(
              LINK,
              isSelected ? 'bg-sunken text-ink' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
