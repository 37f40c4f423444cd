import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({ c, cpp, java, javascript, python, sql });

type Tree = ReturnType<typeof lowlight.highlight>;

/**
 * Code as a tree of classed spans.
 * @param language its name, or undefined to guess it among those that the site teaches
 */
export const highlight = (code: string, language?: string): Tree =>
  language && lowlight.registered(language) ? lowlight.highlight(language, code) : lowlight.highlightAuto(code);
