import type { PageMeta, RenderedPage } from '#shared/rendering.ts';
import { escapeHtml } from '#shared/rules/text/escape-html.ts';

/** Escapes `<`, the only character that could end a script element; JSON allows that. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** The picture of pages that have none of their own: client/public/card.png. */
const CARD = { path: '/card.png', width: 1200, height: 630, alt: 'GearUp: prepare for programming interviews' };

/** The scripts of the template; on a rendered page they get a low priority, because it can be read without them. */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

type Parts = { page?: RenderedPage; scripts?: string[]; siteUrl: string };

/** The template with a page's content, data and meta data in their places. */
export function pageHtml(template: string, { page, scripts = [], siteUrl }: Parts): string {
  const data = page ? `<script type="application/json" id="rendered">${inScript(page.data)}</script>` : '';
  const preloads = scripts
    .filter((script) => !template.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload"${page ? ' fetchpriority="low"' : ''} crossorigin href="${script}">`);
  const meta = page?.meta ? [...metaTags(page.meta, siteUrl), ...preloads].join('\n    ') : null;
  // Functions, because '$&' in the content would have a meaning in a replacement string.
  const calm = page ? template.replace(SCRIPTS, '<$1 fetchpriority="low"') : template;
  const filled = calm.replace('<!--page-->', () => page?.html ?? '').replace('<!--data-->', () => data);
  if (meta) return filled.replace(/<!--meta-->[\s\S]*<!--\/meta-->/, () => meta);
  // A page that the browser draws is seen only when its scripts have come.
  return preloads.length > 0
    ? filled.replace('<!--meta-->', () => [...preloads, '<!--meta-->'].join('\n    '))
    : filled;
}

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
