import type { Plugin } from 'vite';

type Change = [found: RegExp, replacement: string];

/*
 * Unused parts of libraries that no bundler can remove, because code in use refers to them. Versions are pinned, and
 * the build fails when one of these patterns is not found: docs/decisions/0032-unused-library-parts.md.
 */
const CHANGES: { file: RegExp; changes: Change[] }[] = [
  {
    // Only BrowserRouter, Routes and links are used: no loaders, no actions, no server.
    file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    changes: [
      // A component with an assigned displayName counts as used, with everything that it calls.
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s+prefetch,\s+rest\s+\);/, ''],
      [/\.\.\.prefetchHandlers,/, ''],
      [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
      [/return shouldPrefetch && .* : link;/, 'return link;'],
      [/^var Form = (?=React\d*\.forwardRef\()/m, 'var Form = /* @__PURE__ */ '],
      [/useViewTransitionState\(path\) && viewTransition === true/, 'false'],
      [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
      [
        /let dataRouterState = dataRouterOpts\?\.state;\s+if \(matches == null\)/,
        'const dataRouterState = null;\n  if (matches == null)',
      ],
      [/return dataRouterState && \(match\.route\.ErrorBoundary/, 'return false && (match.route.ErrorBoundary'],
      [/errorElement = match\.route\.errorElement \|\| defaultErrorElement;/, ''],
    ],
  },
  {
    // Only the hooks for queries, mutations and the cache are used.
    file: /\/@trpc\/react-query\/dist\/shared-\w+\.mjs$/,
    changes: [
      [/^\t\tuse(Prefetch\w+|Suspense\w+|Infinite\w+|Queries|Subscription)(: \w+\$1)?,?$/gm, ''],
      [/^\t\t\w*[iI]nfinite\w*: \([^)]*\) => \{\n[\s\S]*?\n\t\t\},?\n/gm, ''],
      [/^\t\t\t(\w+Infinite|infinite\w+): \(\) => context\..*,\n/gm, ''],
      [/^\t\t\t\w+InfiniteData: \(\) => (context\..*,|\{\n.*\n\t\t\t\},)\n/gm, ''],
      // No response is streamed here: the assistant's streams are read by a separate client.
      [/^\t+if \(isAsyncIterable\(result\)\) return .*$/gm, ''],
    ],
  },
  {
    file: /\/@trpc\/client\/dist\/index\.mjs$/,
    // The same for streaming links.
    changes: [[/^AsyncGenerator\.prototype\[[^;]+;\n\}(, AsyncGenerator\.prototype[^;]+;\n\})+;$/m, '']],
  },
  {
    // Used only by links that retry calls.
    file: /\/@trpc\/server\/dist\/codes-\w+\.mjs$/,
    changes: [[/^const retryableRpcCodes = \[[^\]]+\];$/m, 'const retryableRpcCodes = [];']],
  },
  {
    // No infinite queries: lists have numbered pages.
    file: /\/@tanstack\/query-core\/build\/modern\/query\.js$/,
    changes: [[/this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : /, '']],
  },
  {
    file: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    changes: [[/^\t\w*[iI]nfiniteQuery\w*\(options\) \{\n[\s\S]*?\n\t\}\n/gm, '']],
  },
];

/** Removes these parts from the browser build. */
export function withoutUnusedParts(): Plugin {
  const unmet = new Set(CHANGES.map(({ file }) => file));
  return {
    name: 'without-unused-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      const part = CHANGES.find(({ file }) => file.test(id));
      if (!part) return null;
      unmet.delete(part.file);
      let rest = code;
      for (const [pattern, replacement] of part.changes) {
        if (rest.search(pattern) < 0) throw new Error(`${id} has nothing like ${String(pattern)}`);
        rest = rest.replace(pattern, replacement);
      }
      return { code: rest, map: null };
    },
    buildEnd(error) {
      if (!error && unmet.size > 0) throw new Error(`No module is ${[...unmet].map(String).join(', ')}`);
    },
  };
}
