/** Company names that are also ordinary words: 'sum to target' does not mean Target. */
const WORDS = new Set(
  'affirm apple arm asana block box canva citadel confluent discord elastic expedia fidelity grab indeed intel meta notion oracle postman robinhood rippling snap snowflake square stripe target unity valve visa wish zoom'.split(
    ' ',
  ),
);

/** Words that precede or follow the name of a company. */
const BEFORE = String.raw`(?:at|by|from|join|joining|company(?: called| named)?)\s+`;
const AFTER = String.raw`\s+(?:interviews?|placements?|rounds?|company|oa|recruit\w*|hiring)\b`;

const escaped = (name: string) => name.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);

/**
 * Whether a prompt that contains a company's name may mean the company. A name that is also an ordinary word needs a
 * word like 'at' or 'interview' beside it, or its capitals within a sentence; a single letter needs both.
 */
export function isCompanyMeant(prompt: string, name: string): boolean {
  const isLetter = name.trim().length === 1;
  if (!isLetter && !WORDS.has(name.toLowerCase())) return true;
  const word = String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}+#'’])`;
  const isInPlace = new RegExp(`${BEFORE}${word}|${word}${AFTER}`, isLetter ? 'u' : 'iu').test(prompt);
  return isInPlace || (!isLetter && new RegExp(String.raw`[\p{Ll},]\s+${word}`, 'u').test(prompt));
}
