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
