import type { PageMeta, RenderedPage } from '#shared/rendering.ts';
import { escapeHtml } from '#shared/rules/text/escape-html.ts';

/** Escapes `<`, the only character that could end a script element; JSON allows that. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** The picture of pages without their own: client/public/card.png. */
const CARD = { path: '/card.png', width: 1200, height: 630, alt: 'GearUp: prepare for programming interviews' };

/** The scripts of the template; on a rendered page they get a low priority, as it can be read without them. */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/**
 * The template as the start of a page that the browser draws. @param scripts the scripts of the page, to load at once
 */
export function emptyPageHtml(template: string, scripts: readonly string[] = []): string {
  const preloads = preloadsOf(scripts, template);
  return withPreloads(filled(template, { html: '', data: '' }), preloads);
}

type Rendered = { page: RenderedPage; scripts?: readonly string[]; siteUrl: string };

/** The template with a page's content, data and meta data in their places. */
export function renderedPageHtml(template: string, { page, scripts = [], siteUrl }: Rendered): string {
  const data = `<script type="application/json" id="rendered">${inScript(page.data)}</script>`;
  const html = filled(template.replace(SCRIPTS, '<$1 fetchpriority="low"'), { html: page.html, data });
  const preloads = preloadsOf(scripts, template, ' fetchpriority="low"');
  const { meta } = page;
  if (!meta) return withPreloads(html, preloads);
  return html.replace(META, () => [...metaTags(meta, siteUrl), ...preloads].join('\n    '));
}

const withPreloads = (html: string, preloads: readonly string[]) =>
  html.replace('<!--meta-->', () => [...preloads, '<!--meta-->'].join('\n    '));

const META = /<!--meta-->[\s\S]*<!--\/meta-->/;

/** Replaces with functions, as '$&' in the content would have a meaning in a replacement string. */
const filled = (template: string, { html, data }: { html: string; data: string }) =>
  template.replace('<!--page-->', () => html).replace('<!--data-->', () => data);

/** The scripts that the template does not name itself. */
const preloadsOf = (scripts: readonly string[], template: string, attributes = '') =>
  scripts
    .filter((script) => !template.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload"${attributes} crossorigin href="${script}">`);

function metaTags(meta: PageMeta, siteUrl: string): string[] {
  const { title, description, type, canonical, image, isUnlisted, jsonLd } = meta;
  const property = (name: string, content: string | number) =>
    `<meta property="${name}" content="${escapeHtml(String(content))}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    ...(isUnlisted ? ['<meta name="robots" content="noindex" />'] : []),
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    property('og:url', canonical),
    property('og:site_name', 'GearUp'),
    property('og:image', image ?? `${siteUrl}${CARD.path}`),
    ...(image === null
      ? [
          property('og:image:width', CARD.width),
          property('og:image:height', CARD.height),
          property('og:image:alt', CARD.alt),
        ]
      : []),
    // Title, description and picture are taken from the properties above.
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${inScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': jsonLd }))}</script>`,
  ];
}
