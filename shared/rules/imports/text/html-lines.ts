import { withoutEntities } from './entities.ts';
import { combined } from '../list/line-marks.ts';
import { type Status, statusOf } from '../list/status.ts';

const BEGINS =
  /^\s*(<!--.*?-->\s*)?<(!doctype|html|head|body|main|section|article|table|thead|tbody|tr|ul|ol|li|dl|dt|p|div|span|a|h\d|meta|title|input|label|details|b|strong|del|s)\b/is;

export const isHtml = (text: string): boolean => BEGINS.test(text);

/** Their text is no text of the page. */
export const withoutScripts = (html: string): string =>
  html.replace(/<!--.*?-->|<(script|style|template|noscript|svg)\b.*?(<\/\1\s*>|$)/gis, ' ');

/** A page as Markdown: its tables, links, checkboxes, headings, crossed-out text, and a line for each other block. */
export function htmlAsMarkdown(html: string): string {
  const text = withoutScripts(html)
    .replace(/<title\b.*?<\/title\s*>/gis, ' ')
    .replace(/<input\b[^<>]*\bcheckbox\b[^<>]*>/gi, (input) => (/\schecked\b/i.test(input) ? ' [x] ' : ' [ ] '))
    .replace(/<(li|tr)\b([^<>]*)>/gi, (tag, name: string, attributes: string) => tag + markOf(name, attributes))
    .replace(/<(\w+)\b[^<>]*\bline-through\b[^<>]*>([^<]*)<\/\1\s*>/gi, '<del>$2</del>')
    .replace(/<(?:ul|ol|section|div|table)\b([^<>]*)>/gi, (tag, attributes: string) => headingOf(attributes) + tag)
    .replace(/<(del|s|strike)\b[^<>]*>(.*?)<\/\1\s*>/gis, (_, _name, struck: string) => `~~${struck.trim()}~~`)
    .replace(/<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^<>]*>(.*?)<\/a\s*>/gis, linkOf)
    .replace(/<tr\b[^<>]*>(.*?)(?=<\/tr\b|<tr\b|<\/table\b|$)/gis, (_, row: string) => `\n${rowOf(row)}\n`)
    .replace(/<\/table\b[^<>]*>/gi, '\n---\n')
    .replace(/<h([1-6])\b[^<>]*>/gi, (_, level: string) => `\n${'#'.repeat(Number(level))} `)
    .replace(/<(li|dt)\b[^<>]*>/gi, '\n- ')
    .replace(
      /<\/?(p|div|br|ul|ol|li|dl|dt|dd|h[1-6]|table|tbody|thead|section|article|details|summary)\b[^<>]*>/gi,
      '\n',
    )
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n');
  return withoutEntities(text);
}

/** What a class or an attribute of a row or an item says of it. */
function markOf(name: string, attributes: string): string {
  const values = [...attributes.matchAll(/\b(?:class|data-[a-z-]+|aria-checked)\s*=\s*["']?([^"'>]*)/gi)];
  const status = combined(values.flatMap(([, value = '']) => value.split(/\s+/).map(statusOf)).filter(isClear));
  if (status === 'none') return '';
  const mark = status === 'solved' ? '[x]' : '[ ]';
  return name.toLowerCase() === 'tr' ? `<td>${mark}</td>` : ` ${mark} `;
}

/** A list or table of what is not solved; where it ends is not followed, so that nothing else of the kind is taken. */
const headingOf = (attributes: string) => (markOf('li', attributes) === ' [ ] ' ? '\n# not solved\n' : '');

const isClear = (status: Status) => status === 'solved' || status === 'unsolved';

function linkOf(_: string, ...[double, single, bare, label]: string[]): string {
  const address = (double ?? single ?? bare ?? '')
    .trim()
    .replaceAll(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `[${(label ?? '').replace(/<[^<>]*>|[[\]\n]/g, ' ').trim()}](${address})`;
}

const rowOf = (row: string): string =>
  `| ${row
    .split(/<t[dh]\b[^<>]*>/i)
    .slice(1)
    .map((cell) =>
      cell
        .replace(/<br\b[^<>]*>|\s+/gi, ' ')
        .replaceAll('|', '\\|')
        .trim(),
    )
    .join(' | ')} |`;
