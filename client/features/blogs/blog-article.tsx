import type { ReactNode } from 'react';
import { CodeToggle } from '#client/components/code/code-toggle.tsx';
import { Collapsible } from '#client/components/collapsible.tsx';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import { Picture } from '#client/components/picture.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { formatDate } from '#client/lib/format.ts';
import { APPROACHES } from '#shared/blog-approaches.ts';

type BlogRecord = Record<
  'header' | 'date' | 'image' | `${'heading' | 'explanation' | 'code' | 'output'}${'' | '2' | '3'}`,
  string
>;

type BlogArticleProps = {
  blog: BlogRecord;
  /** Actions for the code of an approach, shown below it. */
  codeActions?(source: string, title: string): ReactNode;
};

/** A blog as on its public page. */
export function BlogArticle({ blog, codeActions }: BlogArticleProps) {
  const approaches = [
    { title: blog.heading || APPROACHES[0], explanation: blog.explanation, code: blog.code, output: blog.output },
    { title: blog.heading2 || APPROACHES[1], explanation: blog.explanation2, code: blog.code2, output: blog.output2 },
    { title: blog.heading3 || APPROACHES[2], explanation: blog.explanation3, code: blog.code3, output: blog.output3 },
  ];
  return (
    <>
      <PageHeading title={blog.header}>{formatDate(blog.date)}</PageHeading>
      <Picture address={blog.image} title={`Figure: ${blog.header}`} isFirst />
      <div className="space-y-4">
        {approaches.map(({ title, explanation, code, output }, index) =>
          explanation.trim() === '' && code.trim() === '' ? null : (
            <Collapsible key={index} title={title} defaultOpen={index === 0}>
              <MarkupText text={explanation} className="readable" />
              <CodeToggle program={{ source: code, output }} of={title}>
                {codeActions?.(code, title)}
              </CodeToggle>
            </Collapsible>
          ),
        )}
      </div>
    </>
  );
}
