import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { BLOGS_PER_PAGE } from '#shared/blog-categories.ts';
import type { RecordOf } from '#shared/resource.ts';
import type { Resources } from '#shared/resources/index.ts';
import { excerpt } from '#shared/rules/text/excerpt.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Content } from '#server/content/content.ts';
import type { Page } from '#server/database/paged-rows.ts';

export type BlogCard = { id: number; header: string; excerpt: string; category: string; date: string; image: string };
export type OwnBlog = {
  id: number;
  header: string;
  date: string;
  published: boolean;
  /** Why it was declined; null if it was not. */
  declinedNote: string | null;
};
export type BlogPage = {
  blog: RecordOf<Resources['blog']>;
  /** ISO. */
  updatedAt: string;
  /** Whether a learner wrote it; the learner's name is not public. */
  isContributed: boolean;
  recent: BlogCard[];
};

/** The number of other posts in Recent Content below a post. */
const RECENT = 4;
/** The page size of a learner's contributions. */
const PAGE_SIZE = 12;

export type Blogs = {
  cards(viewer: Viewer, query: { category: string; page: number }): Promise<Page<BlogCard>>;
  /** @throws AppError not_found */
  page(viewer: Viewer, id: number): Promise<BlogPage>;
  /** A learner's contributions, newest first: published, waiting or declined. */
  mine(viewer: Viewer, page: number): Promise<Page<OwnBlog>>;
};

export function createBlogs({ prisma }: Database, content: Content): Blogs {
  const select = { id: true, header: true, explanation: true, category: true, date: true, image: true } as const;
  const newest = [{ date: 'desc' }, { id: 'desc' }] as const;
  const toCard = ({ explanation, ...blog }: Omit<BlogCard, 'excerpt'> & { explanation: string }): BlogCard => ({
    ...blog,
    excerpt: excerpt(explanation),
  });

  return {
    async cards(viewer, { category, page }) {
      requireAccess(viewer, 'contribution.read');
      const where = { category, published: true };
      const [blogs, total] = await Promise.all([
        prisma.blog.findMany({
          where,
          select,
          orderBy: [...newest],
          take: BLOGS_PER_PAGE,
          skip: (page - 1) * BLOGS_PER_PAGE,
        }),
        prisma.blog.count({ where }),
      ]);
      return { items: blogs.map(toCard), total, page, pageSize: BLOGS_PER_PAGE };
    },

    async page(viewer, id) {
      const blog = await content.blog.find(viewer, { id });
      if (!blog) throw new AppError('not_found', 'There is no such blog');
      const where = { category: blog.category, published: true, id: { not: id } };
      const [recent, { updatedAt, authorKey }] = await Promise.all([
        prisma.blog.findMany({ where, select, orderBy: [...newest], take: RECENT }),
        prisma.blog.findUniqueOrThrow({ where: { id }, select: { updatedAt: true, authorKey: true } }),
      ]);
      const facts = { updatedAt: updatedAt.toISOString(), isContributed: authorKey !== null };
      return { blog, ...facts, recent: recent.map(toCard) };
    },

    async mine(viewer, page) {
      requireAccess(viewer, 'contribution.make');
      // Blogs by administrators have no author.
      if (viewer.role !== 'user') return { items: [], total: 0, page, pageSize: PAGE_SIZE };
      const where = { authorKey: viewer.key };
      const [items, total] = await Promise.all([
        prisma.blog.findMany({
          where,
          select: { id: true, header: true, date: true, published: true, declinedNote: true },
          orderBy: [{ createdAt: 'desc' }, { key: 'desc' }],
          take: PAGE_SIZE,
          skip: (page - 1) * PAGE_SIZE,
        }),
        prisma.blog.count({ where }),
      ]);
      return { items, total, page, pageSize: PAGE_SIZE };
    },
  };
}
