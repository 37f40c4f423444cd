import type { LanguageFn } from 'highlight.js';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import { createLowlight } from 'lowlight';

const COMMON = { c, cpp, java, javascript, python, sql };
const TAUGHT = Object.keys(COMMON);
const lowlight = createLowlight(COMMON);

type Tree = ReturnType<typeof lowlight.highlight>;

/** Languages that few pages need: loaded on demand and never guessed. */
const RARE: Record<string, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
};

/**
 * Code as a tree of classed spans.
 * @param language its name, or undefined to guess it among those that the site teaches
 */
export async function highlight(code: string, language = ''): Promise<Tree> {
  const load = RARE[language];
  if (load && !lowlight.registered(language)) lowlight.register(language, (await load()).default);
  return lowlight.registered(language)
    ? lowlight.highlight(language, code)
    : lowlight.highlightAuto(code, { subset: TAUGHT });
}
