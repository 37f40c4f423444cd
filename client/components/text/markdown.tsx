import ReactMarkdown, { type Components } from 'react-markdown';
import gfm from 'remark-gfm';

/**
 * Markdown without raw HTML; only http(s), mail and site links are links. As large as a page: loaded when needed.
 * @param components the components that replace HTML elements
 */
export function Markdown({ text, components }: { text: string; components?: Components }) {
  return (
    <div className="markdown wrap-anywhere">
      <ReactMarkdown remarkPlugins={[gfm]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
