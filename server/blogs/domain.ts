import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createBlogReview } from './blog-review.ts';
import { createBlogs } from './blogs.ts';
import { blogsRouter } from './trpc.ts';

export function createBlogsDomain(ground: Ground) {
  const blogs = createBlogs(ground.database, ground.content);
  return { trpc: { blogs: blogsRouter(blogs, createBlogReview(ground)) } } satisfies Domain;
}
