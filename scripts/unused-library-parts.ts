import type { Plugin } from 'vite';

type Change = [found: RegExp, replacement: string];

/*
 * What libraries bring along though nothing here calls it: it hangs on what is called, so that no bundler can tell.
 * Their versions are fixed, and a build in which one of these texts is not found fails: docs/decisions/0032-unused-library-parts.md.
 */
const CHANGES: { file: RegExp; changes: Change[] }[] = [
  {
    // Used here without loaders, actions and a server of its own: BrowserRouter, Routes and links.
    file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    changes: [
      // A component to which a name is given for the developer tools counts as used, with all that it calls.
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
    // Of its hooks: queries, mutations and the cache.
    file: /\/@trpc\/react-query\/dist\/shared-\w+\.mjs$/,
    changes: [
      [/^\t\tuse(Prefetch\w+|Suspense\w+|Infinite\w+|Queries|Subscription)(: \w+\$1)?,?$/gm, ''],
      [/^\t\t\w*[iI]nfinite\w*: \([^)]*\) => \{\n[\s\S]*?\n\t\t\},?\n/gm, ''],
      [/^\t\t\t(\w+Infinite|infinite\w+): \(\) => context\..*,\n/gm, ''],
      [/^\t\t\t\w+InfiniteData: \(\) => (context\..*,|\{\n.*\n\t\t\t\},)\n/gm, ''],
      // No answer comes in pieces: what the assistant streams is read by its own client.
      [/^\t+if \(isAsyncIterable\(result\)\) return .*$/gm, ''],
    ],
  },
  {
    file: /\/@trpc\/client\/dist\/index\.mjs$/,
    // The same: of links that stream.
    changes: [[/^AsyncGenerator\.prototype\[[^;]+;\n\}(, AsyncGenerator\.prototype[^;]+;\n\})+;$/m, '']],
  },
  {
    // Of links that send a call again.
    file: /\/@trpc\/server\/dist\/codes-\w+\.mjs$/,
    changes: [[/^const retryableRpcCodes = \[[^\]]+\];$/m, 'const retryableRpcCodes = [];']],
  },
  {
    // Lists here have pages with numbers.
    file: /\/@tanstack\/query-core\/build\/modern\/query\.js$/,
    changes: [[/this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : /, '']],
  },
  {
    file: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    changes: [[/^\t\w*[iI]nfiniteQuery\w*\(options\) \{\n[\s\S]*?\n\t\}\n/gm, '']],
  },
];

/** Takes them out of what browsers load. */
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
      for (const [found, replacement] of part.changes) {
        if (rest.search(found) < 0) throw new Error(`${id} has nothing like ${String(found)}`);
        rest = rest.replace(found, replacement);
      }
      return { code: rest, map: null };
    },
    buildEnd(error) {
      if (!error && unmet.size > 0) throw new Error(`No module is ${[...unmet].map(String).join(', ')}`);
    },
  };
}
