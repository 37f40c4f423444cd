import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { CodeBlock } from '#client/components/code/code-block.tsx';
import { Markdown } from './markdown.tsx';

type Components = ComponentProps<typeof Markdown>['components'];

const SITE_LINK = /^\/(?![/\\])/;

const ALWAYS: Components = {
  a({ href = '', children }) {
    if (SITE_LINK.test(href)) return <Link to={href}>{children}</Link>;
    if (!/^https?:\/\//i.test(href)) return <>{children}</>;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  },
  // Loading a picture would reveal the question to another site.
  img: ({ alt = '' }) => <>{alt}</>,
};

const FINISHED: Components = {
  ...ALWAYS,
  pre({ node }) {
    const [code] = node?.children ?? [];
    if (code?.type !== 'element') return null;
    const [text] = code.children;
    const names = code.properties.className;
    const language = Array.isArray(names) ? String(names[0]).replace(/^language-/, '') : undefined;
    return <CodeBlock programs={[{ source: text?.type === 'text' ? text.value.trimEnd() : '', language }]} />;
  },
};

/** Markdown with links of the site and, once the text is finished, highlighted programs. */
export const MarkdownText = ({ text, isFinished = true }: { text: string; isFinished?: boolean }) => (
  <Markdown text={text} components={isFinished ? FINISHED : ALWAYS} />
);
