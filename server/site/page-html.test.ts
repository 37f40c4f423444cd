import { expect, test } from 'vitest';
import { emptyPageHtml, renderedPageHtml } from './page-html.ts';

const TEMPLATE = `<head>
    <!--meta-->
    <title>GearUp</title>
    <!--/meta-->
    <script type="module" crossorigin src="/assets/main.js"></script>
  </head>
  <div><!--page--></div><!--data-->`;

test('an empty page preloads its scripts, without those of the template', () => {
  const html = emptyPageHtml(TEMPLATE, ['/assets/main.js', '/assets/today.js']);
  expect(html.match(/<link rel="modulepreload".*?>/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/today.js">',
  ]);
  expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('src="/assets/main.js"'));
  expect(html).toContain('<title>GearUp</title>');
  expect(emptyPageHtml(TEMPLATE)).toBe(TEMPLATE.replace(/<!--(page|data)-->/g, ''));
});

test('a page with content can be read without its scripts, which follow it', () => {
  const page = { html: '<h1>Read</h1>', meta: null, file: '', data: '{}', tellsTime: false, missing: [] };
  const html = renderedPageHtml(TEMPLATE, { siteUrl: 'https://gearup.example', page, scripts: ['/assets/today.js'] });
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/today.js">');
  expect(html).toContain('<script type="module" fetchpriority="low"');
});
