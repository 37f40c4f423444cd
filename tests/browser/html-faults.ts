import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard only, without those of style. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Returns what is invalid in a page, each fault with its position. */
export async function htmlFaults(html: string, address: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector ?? 'no place'})`),
  );
}

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/g;
const VOID = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/;
/** Attributes whose values the standard checks; for all others only the name matters. */
const WORDS = /^(role|type|rel|scope|aria-\w+="(true|false)")/;

/** The parts of a page: each element with its attributes, within its ancestors. */
function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  const open: { name: string; part: string }[] = [];
  for (const [, isEnd, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (isEnd) {
      open.length = Math.max(
        open.findLastIndex((element) => element.name === name),
        0,
      );
      continue;
    }
    const shown = Array.from(attributes.matchAll(/([\w:-]+)(?:="[^"]*")?/g), ([text, key = '']) =>
      WORDS.test(text) ? text : key,
    );
    const part = `${open.at(-1)?.part ?? ''} > ${name} ${shown.toSorted().join(' ')}`;
    parts.add(part);
    if (!VOID.test(name) && !attributes.endsWith('/')) open.push({ name, part });
  }
  return parts;
}

/** Returns a function that tells whether a page has a part that no page before it had; other pages differ only in texts. */
export function withNewParts(): (html: string) => boolean {
  const seenParts = new Set<string>();
  return (html) => {
    const before = seenParts.size;
    for (const part of partsOf(html)) seenParts.add(part);
    return seenParts.size > before;
  };
}

/** Returns the ids that occur twice in a page. */
export function repeatedIds(html: string): string[] {
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}
