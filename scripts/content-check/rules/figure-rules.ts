import type { CheckedContent } from '../checked-content.ts';
import { filledFields, type Rule } from './rule.ts';

const MAX_BYTES = 6 * 1024;

const figuresThat = ({ figures }: CheckedContent, isWrong: (svg: string) => boolean) =>
  [...figures].filter(([, svg]) => isWrong(svg)).map(([address]) => address);

export const FIGURE_RULES: Rule[] = [
  {
    says: 'a figure is shown by a record',
    faultsIn: (content) => {
      const shown = new Set(filledFields(content, 'link').map(({ value }) => value));
      return [...content.figures.keys()].filter((address) => !shown.has(address));
    },
  },
  {
    says: 'a figure has a viewBox and a title',
    faultsIn: (content) =>
      figuresThat(content, (svg) => !/<svg[^>]* viewBox="/.test(svg) || !/<title>[^<]+<\/title>/.test(svg)),
  },
  {
    says: `a figure is of ${MAX_BYTES} bytes at most`,
    faultsIn: (content) => figuresThat(content, (svg) => Buffer.byteLength(svg) > MAX_BYTES),
  },
  {
    says: 'a figure has no script, and takes nothing from elsewhere',
    faultsIn: (content) =>
      figuresThat(content, (svg) =>
        /<(script|style|image|foreignObject)\b|\son\w+=|href="(?!#)|url\((?!#)|@import|<!/i.test(svg),
      ),
  },
  {
    says: 'a figure is well-formed XML',
    faultsIn: ({ figures }) =>
      [...figures].flatMap(([address, svg]) => {
        const fault = xmlFault(svg);
        return fault === null ? [] : [`${address}: ${fault}`];
      }),
  },
];

const TOKEN = /<[^>]*>|[^<]+|</g;
const DECLARATION = /^<\?xml [^?]*\?>$/;
const TAG = /^<(\/?)([\w:-]+)((?:\s+[\w:-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Returns what is wrong with the tags of a drawing, null if nothing is. */
function xmlFault(xml: string): string | null {
  const open: string[] = [];
  for (const [token] of xml.trim().matchAll(TOKEN)) {
    const [, end, name = '', , isEmpty] = TAG.exec(token) ?? [];
    if (BARE_AMPERSAND.test(token)) return `a bare & in ${token.trim()}`;
    if (!token.startsWith('<') || DECLARATION.test(token)) continue;
    if (name === '') return `${token.trim()} is no tag`;
    if (end && open.pop() !== name) return `${token} closes what is not open`;
    if (!end && !isEmpty) open.push(name);
  }
  return open.length > 0 ? `${open.join(', ')} is not closed` : null;
}
