import type { PageMeta, RenderedPage } from '#shared/rendering.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Inside of a script element only `<` could end it; JSON may write it otherwise. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

type Parts = { page: RenderedPage | null; scripts: string[]; canonical: string | null };

/** The template with a page's content, data and meta data in their places. */
export function pageHtml(template: string, { page, scripts, canonical }: Parts): string {
  const data = page ? `<script type="application/json" id="rendered">${inScript(page.data)}</script>` : '';
  const preloads = scripts
    .filter((script) => !template.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  const meta = page?.meta ? [metaTags(page.meta, canonical), ...preloads].join('\n    ') : null;
  // Functions, because '$&' in a content would mean something in a replacement text.
  const filled = template.replace('<!--page-->', () => page?.html ?? '').replace('<!--data-->', () => data);
  return meta ? filled.replace(/<!--meta-->[\s\S]*<!--\/meta-->/, () => meta) : filled;
}

function metaTags({ title, description }: PageMeta, canonical: string | null): string {
  const tags = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="GearUp" />',
  ];
  if (canonical) {
    tags.push(
      `<link rel="canonical" href="${escape(canonical)}" />`,
      `<meta property="og:url" content="${escape(canonical)}" />`,
    );
  }
  return tags.join('\n    ');
}
