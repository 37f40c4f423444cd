import type { LanguageFn } from 'highlight.js';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import { createLowlight } from 'lowlight';
import type { Language } from '#judge/languages/languages.ts';

type Load = () => Promise<{ default: LanguageFn }>;

/** Languages that few pages need: loaded on demand and never guessed. */
const RARE = {
  bash: () => import('highlight.js/lib/languages/bash'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
} satisfies Record<string, Load>;
const onDemand: Readonly<Record<string, Load | undefined>> = RARE;

/** Every language of the judge has to be in one of the two lists. */
const COMMON = { c, cpp, java, javascript, python, sql } satisfies Record<
  Exclude<Language, keyof typeof RARE>,
  LanguageFn
>;
const TAUGHT = Object.keys(COMMON);
const lowlight = createLowlight(COMMON);

type Tree = ReturnType<typeof lowlight.highlight>;

/**
 * Code as a tree of classed spans.
 * @param language its name, or undefined to guess it among those that the site teaches
 */
export async function highlight(code: string, language = ''): Promise<Tree> {
  const load = onDemand[language];
  if (load && !lowlight.registered(language)) lowlight.register(language, (await load()).default);
  return lowlight.registered(language)
    ? lowlight.highlight(language, code)
    : lowlight.highlightAuto(code, { subset: TAUGHT });
}
