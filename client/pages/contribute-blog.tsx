import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { BlogForm } from '#client/features/blogs/blog-form.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function ContributeBlogPage() {
  usePageMeta('Contribute a Blog');
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Enter Required Details">
        An administrator reads your blog before it is published. Until then it is on your profile.
      </PageHeading>
      <BlogForm />
    </div>
  );
}
