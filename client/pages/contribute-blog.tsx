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
        Your blog is read by an administrator before everybody sees it. Until then it stands on your profile.
      </PageHeading>
      <BlogForm />
    </div>
  );
}
