import ReactMarkdown from 'react-markdown';
import gfm from 'remark-gfm';

/** Markdown without raw HTML; only http(s), mail and site links are links. As heavy as a page: loaded when needed. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="markdown wrap-anywhere">
      <ReactMarkdown remarkPlugins={[gfm]}>{text}</ReactMarkdown>
    </div>
  );
}
