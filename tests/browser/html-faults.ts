import { HtmlValidate } from 'html-validate';

/** What the HTML standard asks for; nothing of how it is written. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What is not valid in a page, each fault with its place. */
export async function htmlFaults(html: string, address: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector ?? 'no place'})`),
  );
}

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/g;
const VOID = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/;
/** Attributes whose value the standard checks; for all others only the name matters. */
const WORDS = /^(role|type|rel|scope|aria-\w+="(true|false)")/;

/** What a page is built of: each element with its attributes, in those that hold it. */
function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  const open: string[] = [];
  for (const [, isEnd, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (isEnd) {
      open.length = Math.max(open.lastIndexOf(name), 0);
      continue;
    }
    const given = Array.from(attributes.matchAll(/([\w:-]+)(?:="[^"]*")?/g), ([text, key = '']) =>
      WORDS.test(text) ? text : key,
    );
    parts.add(`${open.join(' > ')} > ${name} ${given.toSorted().join(' ')}`);
    if (!VOID.test(name) && !attributes.endsWith('/')) open.push(name);
  }
  return parts;
}

/** Tells whether a page has an element or attribute that no page before it had: the others differ only in their texts. */
export function withNewParts(): (html: string) => boolean {
  const known = new Set<string>();
  return (html) => {
    const before = known.size;
    for (const part of partsOf(html)) known.add(part);
    return known.size > before;
  };
}

/** The ids that stand twice in a page. */
export function repeatedIds(html: string): string[] {
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}
