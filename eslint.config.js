import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// What prettier, tsc and scripts/checks/check-layout.ts refuse is not repeated here.

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];
const TESTING = [...TESTS, '*/testing/**'];
const CONFIGS = ['*.config.{ts,js}', '**/global-setup.ts'];
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

/** Faults that the compiler lets pass in any file. */
const CORE = {
  eqeqeq: 'error',
  'max-depth': ['error', 4],
  'no-async-promise-executor': 'error',
  'no-cond-assign': 'error',
  'no-constant-binary-expression': 'error',
  'no-debugger': 'error',
  'no-dupe-else-if': 'error',
  'no-duplicate-case': 'error',
  'no-else-return': 'error',
  'no-empty': 'error',
  'no-empty-character-class': 'error',
  'no-irregular-whitespace': 'error',
  'no-lonely-if': 'error',
  'no-misleading-character-class': 'error',
  'no-param-reassign': 'error',
  'no-self-compare': 'error',
  'no-sparse-arrays': 'error',
  'no-template-curly-in-string': 'error',
  'no-unreachable-loop': 'error',
  'no-unsafe-finally': 'error',
  'no-unsafe-optional-chaining': 'error',
  'no-useless-assignment': 'error',
  'no-useless-escape': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'use-isnan': 'error',
};

/** Changes to typescript-eslint's strict set: what found nothing but style is off. */
const TYPED = {
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/no-confusing-void-expression': 'off',
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // Cutting text by code points is meant.
  '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
  // It cannot see that another function changes a variable while this one awaits.
  '@typescript-eslint/no-unnecessary-condition': 'off',
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // The only enums are those of libraries, whose documentation compares them with text.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  // Array.isArray and Object.fromEntries make an `any` of unknown values.
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/prefer-optional-chain': 'error',
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/unbound-method': 'off',
};

export default defineConfig(
  globalIgnores(['prisma/content/**', 'dist', 'prisma/generated', '**/node_modules', '.data', '.cache', 'coverage']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: CORE },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: TYPED,
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...CONFIGS, ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, ...NO_RAW_HTML] },
  },
  {
    files: ['server/**/*.ts', 'shared/**/*.ts', 'prisma/**/*.ts', 'scripts/**/*.ts'],
    ignores: [...CONFIGS, ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, ...NO_TELLING_BY_TEXT] },
  },
  {
    files: PAGES,
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...NO_RAW_HTML] },
  },
  {
    // The log is JSON lines that redact secrets, and the start speaks by itself.
    files: ['server/**', 'shared/**'],
    ignores: TESTING,
    rules: { 'no-console': 'error' },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error', 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: [...TESTING, 'client/lib/storage/**'],
    rules: {
      'no-alert': 'error',
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Read and write the browser’s storage through client/lib/storage/storage.ts.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage'].map((property) => ({
          object: 'window',
          property,
          message: 'Read and write the browser’s storage through client/lib/storage/storage.ts.',
        })),
      ],
    },
  },
  {
    files: TESTS,
    ignores: CONFIGS,
    rules: {
      'no-restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, ...HONEST_TESTS],
      'no-restricted-imports': [
        'error',
        { name: 'node:timers/promises', message: 'No sleeps: wait for the condition (vi.waitFor, expect.poll).' },
      ],
    },
  },
  {
    // Answers are parsed JSON, whose shape is what the test is about to see.
    files: TESTING,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
