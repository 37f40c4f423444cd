/** What the assistant can be asked about, as addresses call it: by its slug, its id or its key. */
export const ABOUT_KINDS = ['problem', 'blog', 'question', 'cheat-sheet'] as const;
export type AboutKind = (typeof ABOUT_KINDS)[number];

export type About = { kind: AboutKind; name: string };

const LONGEST = 200;

/** `problem/two-sum`; null for what names nothing. */
export function readAbout(text: string): About | null {
  const [, word = '', name = ''] = /^([a-z-]+)\/([A-Za-z\d-]+)$/.exec(text.slice(0, LONGEST)) ?? [];
  const kind = ABOUT_KINDS.find((one) => one === word);
  return kind ? { kind, name } : null;
}
