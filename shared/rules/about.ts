/** The kinds of subject that the assistant can be asked about, as named in URLs, followed by a slug, id or key. */
export const ABOUT_KINDS = ['problem', 'blog', 'question', 'cheat-sheet'] as const;
export type AboutKind = (typeof ABOUT_KINDS)[number];

export type About = { kind: AboutKind; name: string };

const MAX_LENGTH = 200;

/** Parses text such as `problem/two-sum`; null if it is invalid. */
export function readAbout(text: string): About | null {
  const [, word = '', name = ''] = /^([a-z-]+)\/([A-Za-z\d-]+)$/.exec(text.slice(0, MAX_LENGTH)) ?? [];
  const kind = ABOUT_KINDS.find((one) => one === word);
  return kind ? { kind, name } : null;
}
