import { defineConfig, type DummyRuleMap } from 'oxlint';

// What oxfmt, tsc and scripts/checks/check-layout.ts refuse is not repeated here.

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];
const TESTING = [...TESTS, '*/testing/**'];
const CONFIGS = ['*.config.{ts,js}', '**/global-setup.ts', 'scripts/checks/restricted-syntax.ts'];
const PAGES = ['client/pages/**/*.tsx'];

const DEFAULT_EXPORT = 'Export by name; only lazy pages (client/pages) and configuration files export a default.';
const NO_DEFAULT_EXPORT = [
  { selector: 'ExportDefaultDeclaration', message: DEFAULT_EXPORT },
  { selector: 'ExportSpecifier[exported.name="default"]', message: DEFAULT_EXPORT },
];
const NO_RAW_HTML = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text from data is never HTML: draw the tree of shared/rules/text/markup.ts.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Text from data is never HTML: draw it with React.',
  },
];
const TOLD_BY_TEXT =
  'Tell errors by class or code, never by their text: server/database-errors.ts does it for the database.';
const NO_TELLING_BY_TEXT = [
  {
    selector:
      'CallExpression[callee.object.property.name="message"][callee.property.name=/^(includes|match|startsWith|endsWith|search)$/]',
    message: TOLD_BY_TEXT,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name="message"]',
    message: TOLD_BY_TEXT,
  },
  {
    selector: 'BinaryExpression[operator=/^[!=]==$/] > MemberExpression[property.name="message"]',
    message: TOLD_BY_TEXT,
  },
  {
    selector: 'AssignmentExpression[left.property.name="query"]',
    message: 'No method of pg is replaced: observe statements with server/database/pg-client.ts.',
  },
];
const NO_DEAF_CONNECTION = [
  {
    selector: 'NewExpression[callee.object.name="pg"][callee.property.name="Client"]',
    message: 'An error that nobody hears ends the process: use PgClient or WriterClient, which listen for their own.',
  },
];
const HONEST_TESTS = [
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/]',
    message: 'Never mock our own modules; fake an adapter by passing another one in, or run a real local server.',
  },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    message: 'A test that does not run proves nothing.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'No sleeps: wait for the condition (vi.waitFor, expect.poll).',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'No sleeps: wait for the condition (locator.waitFor, page.waitForFunction).',
  },
];

const all = (plugin: string, names: string): DummyRuleMap =>
  Object.fromEntries(names.split(/\s+/).map((name) => [`${plugin}/${name}`, 'error']));

/** Faults that the compiler lets pass in any file. */
const CORE: DummyRuleMap = {
  ...all(
    'eslint',
    `eqeqeq no-array-constructor no-async-promise-executor no-cond-assign no-constant-binary-expression no-debugger
     no-dupe-else-if no-duplicate-case no-else-return no-empty no-empty-character-class no-irregular-whitespace
     no-lonely-if no-misleading-character-class no-param-reassign no-self-compare no-sparse-arrays
     no-template-curly-in-string no-unreachable-loop no-unsafe-finally no-unsafe-optional-chaining
     no-unused-expressions no-useless-assignment no-useless-constructor no-useless-escape no-var object-shorthand
     prefer-const prefer-rest-params prefer-spread use-isnan`,
  ),
  'eslint/max-depth': ['error', 4],
  'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
};

/** The strict rules of typescript-eslint; of those left out, all that they found was style. */
const TYPED: DummyRuleMap = {
  ...all(
    'typescript',
    `await-thenable ban-ts-comment no-array-delete no-base-to-string no-deprecated no-duplicate-enum-values
     no-duplicate-type-constituents no-dynamic-delete no-empty-object-type no-explicit-any
     no-extra-non-null-assertion no-extraneous-class no-floating-promises no-for-in-array
     no-generated-empty-object-type no-implied-eval no-import-type-side-effects no-invalid-void-type
     no-meaningless-void-operator no-misused-new no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing
     no-non-null-asserted-optional-chain no-non-null-assertion no-redundant-type-constituents no-require-imports
     no-this-alias no-unnecessary-boolean-literal-compare no-unnecessary-template-expression
     no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
     no-unnecessary-type-conversion no-unsafe-argument no-unsafe-assignment no-unsafe-call
     no-unsafe-declaration-merging no-unsafe-function-type no-unsafe-member-access no-unsafe-unary-minus
     no-useless-default-assignment no-wrapper-object-types only-throw-error prefer-as-const
     prefer-literal-enum-member prefer-namespace-keyword prefer-optional-chain prefer-promise-reject-errors
     prefer-reduce-type-parameter prefer-return-this-type related-getter-setter-pairs return-await
     triple-slash-reference unified-signatures use-unknown-in-catch-callback-variable`,
  ),
  'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // Cutting text by code points is meant.
  'typescript/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const REACT = all(
  'react',
  `error-boundaries exhaustive-deps globals immutability preserve-manual-memoization purity refs rules-of-hooks
   set-state-in-effect set-state-in-render static-components use-memo`,
);

const STORAGES = ['localStorage', 'sessionStorage'];
const STORAGE = 'Read and write the browser’s storage through client/lib/storage/storage.ts.';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./scripts/checks/restricted-syntax.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'prisma/content/**',
    'tests/content/accepted/**',
    'dist',
    'prisma/generated',
    '**/node_modules',
    '.data',
    '.cache',
    'coverage',
  ],
  rules: CORE,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: TYPED },
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: [...CONFIGS, ...TESTS],
      rules: { 'gearup/restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, ...NO_RAW_HTML] },
    },
    {
      files: ['server/**/*.ts', 'shared/**/*.ts', 'prisma/**/*.ts', 'scripts/**/*.ts'],
      excludeFiles: [...CONFIGS, ...TESTS],
      rules: { 'gearup/restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, ...NO_TELLING_BY_TEXT] },
    },
    {
      files: ['server/**/*.ts', 'prisma/**/*.ts'],
      excludeFiles: [...CONFIGS, ...TESTS, ...TESTING],
      rules: {
        'gearup/restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, ...NO_TELLING_BY_TEXT, ...NO_DEAF_CONNECTION],
      },
    },
    { files: PAGES, excludeFiles: TESTS, rules: { 'gearup/restricted-syntax': ['error', ...NO_RAW_HTML] } },
    {
      // The log is JSON lines that redact secrets, and the start speaks by itself.
      files: ['server/**', 'shared/**'],
      excludeFiles: TESTING,
      rules: { 'eslint/no-console': 'error' },
    },
    {
      files: ['client/**/*.{ts,tsx}'],
      rules: { ...REACT, 'eslint/no-console': ['error', { allow: ['warn', 'error'] }] },
    },
    {
      files: ['client/**/*.{ts,tsx}'],
      excludeFiles: [...TESTING, 'client/lib/storage/**'],
      rules: {
        'eslint/no-alert': 'error',
        'eslint/no-restricted-globals': ['error', ...STORAGES.map((name) => ({ name, message: STORAGE }))],
        'eslint/no-restricted-properties': [
          'error',
          ...STORAGES.map((property) => ({ object: 'window', property, message: STORAGE })),
        ],
      },
    },
    {
      files: TESTS,
      excludeFiles: CONFIGS,
      rules: {
        'gearup/restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, ...HONEST_TESTS],
        'eslint/no-restricted-imports': [
          'error',
          { name: 'node:timers/promises', message: 'No sleeps: wait for the condition (vi.waitFor, expect.poll).' },
        ],
      },
    },
    {
      // Answers are parsed JSON, whose shape is what the test is about to see.
      files: TESTING,
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
  ],
});
