import js from '@eslint/js';
import tanstackQuery from '@tanstack/eslint-plugin-query';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layout } from './layout.mjs';
import { noLiteralOptions, words } from './words.mjs';

const message = 'Text from outside must never become markup; render it as React children.';
const noRawHtml = ['innerHTML', 'outerHTML'].map((property) => ({ property, message }));

const inFormats =
  'Dates, numbers and lists are written by useFormats() of @slotwise/shared/words, in the language of the page.';
const noFormats = [
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
    property,
    message: inFormats,
  })),
  ...['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat', 'PluralRules', 'DisplayNames'].map(
    (property) => ({ object: 'Intl', property, message: inFormats }),
  ),
];

const noMarkup = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message },
  { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]', message },
];

/** Newest browsers return a promise from scrolling, which React takes for what ends the effect: the page goes down with it. */
const noScrollReturned = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)Expression$/] ' +
    'MemberExpression[property.name=/^scroll(IntoView|To|By)?$/]',
  message: 'Scroll in a block or with `void`: an effect must not return what scrolling returns.',
};

/** Fluent's styles take a comma within brackets for the end of a selector, and put their class before what follows it. */
const noSelectorList = {
  selector: 'Literal[value=/^[&:](.*:)?(has|is|not|where)\\([^)]*,/]',
  message: 'Write one selector a bracket: the styles split what stands in it at the comma.',
};

/** Each bundle has classes of its own: what the shell's calls throw is an instance of none that a remote knows. */
const noForeignClass = {
  selector: 'BinaryExpression[operator="instanceof"] > Identifier.right[name="ApiError"]',
  message: 'Ask isApiError(): the error may come from another bundle.',
};

/**
 * Exceptions for JSX rules that know less than the browser checks of the journeys;
 * docs/decisions/2026-11-22-rules-for-jsx.md.
 */
const accessibilityOptions = /** @type {import('eslint').Linter.RulesRecord} */ ({
  // A scrolling element must be reached by the keyboard, and so must a picture that has a tooltip.
  'jsx-a11y-x/no-noninteractive-tabindex': [
    'error',
    { roles: ['group', 'img', 'log', 'region', 'tabpanel'], tags: ['ul'] },
  ],
  // A container may hear keys and pointers that its controls let through; a click needs a control.
  'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: ['onClick', 'onKeyPress', 'onMouseUp'] }],
  'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { handlers: ['onClick', 'onKeyPress', 'onMouseUp'] }],
  // In grids, lists of options and radio groups one element inside has the focus, in turn.
  'jsx-a11y-x/interactive-supports-focus': 'off',
  // Safari takes a list without bullets for none unless the role says so.
  'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], nav: ['navigation'] }],
  // In a dialog, a component decides what gets the focus first.
  'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
});

/** Names that say nothing of what they name: they are the half of a sentence that stands elsewhere. */
const emptyNames = ['of', 'there', 'way', 'takings'];

/** The rules of every package but those that need types, which are in `.oxlintrc.json`. */
export const rules = () =>
  tseslint.config(
    {
      ignores: [
        '**/dist/**',
        '**/dist-*/**',
        '**/node_modules/**',
        '**/generated/**',
        '**/words/*.d.json.ts',
        '**/.cache/**',
        '**/.data/**',
      ],
    },
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.recommended],
      plugins: { layout },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      rules: {
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
        '@typescript-eslint/ban-ts-comment': 'error',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'id-denylist': ['error', ...emptyNames],
        'no-empty': ['error', { allowEmptyCatch: false }],
        'no-eval': 'error',
        'no-implied-eval': 'error',
        'max-lines': ['error', { max: 400 }],
        'no-restricted-properties': ['error', ...noRawHtml],
        'no-restricted-syntax': ['error', ...noMarkup, noScrollReturned],
        'layout/file-name': 'error',
        'layout/no-kind-folders': 'error',
      },
    },
    {
      files: ['**/*.{ts,tsx,js,mjs}'],
      // Landed migrations are never edited.
      ignores: ['packages/api/migrations/**', 'packages/contract/src/manifest.ts'],
      plugins: { layout },
      rules: { 'layout/comment-subject': 'error' },
    },
    {
      files: ['packages/*/src/**/*.{ts,tsx,mjs}', 'packages/{platform,tooling}/**/*.mjs', 'scripts/**/*.mjs'],
      ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
      plugins: { layout },
      rules: { 'layout/no-large-closure': 'error' },
    },
    {
      files: ['packages/api/src/**/*.ts'],
      ignores: ['packages/api/src/**/*.test.ts'],
      rules: {
        'no-restricted-syntax': [
          'error',
          ...noMarkup,
          {
            selector: 'ImportExpression:not(CallExpression[callee.name="lateImport"] ImportExpression)',
            message: 'Bring it by lateImport: Node may not find what it needs after it has looked at a socket.',
          },
        ],
      },
    },
    {
      files: ['packages/{shell,shared,embed,*-remote}/**/*.{ts,tsx}'],
      plugins: { 'react-hooks': reactHooks },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'no-restricted-syntax': ['error', ...noMarkup, noScrollReturned, noSelectorList, noForeignClass],
      },
    },
    {
      files: ['packages/{shell,shared,embed,*-remote}/**/*.{ts,tsx}'],
      extends: [tanstackQuery.configs['flat/recommended']],
      rules: {
        // The client of the API is no part of the query.
        '@tanstack/query/exhaustive-deps': ['error', { allowlist: { variables: ['http', 'platform'] } }],
      },
    },
    {
      files: ['packages/{shell,shared,embed,*-remote}/**/*.tsx'],
      extends: [jsxA11y.configs.recommended],
      rules: {
        ...accessibilityOptions,
        'no-restricted-syntax': [
          'error',
          ...noMarkup,
          {
            // To assistive technology it is a progress bar, which says nothing without a name.
            selector:
              'JSXOpeningElement[name.name="Skeleton"]:not(:has(JSXAttribute[name.name=/^aria-(label|hidden)$/]))',
            message: 'Name what is waited for by aria-label, or hide the skeleton.',
          },
          noScrollReturned,
          noSelectorList,
          noForeignClass,
        ],
      },
    },
    {
      files: ['packages/{shell,shared,embed,*-remote}/{src,standalone}/**/*.{ts,tsx}'],
      ignores: [
        '**/*.test.{ts,tsx}',
        '**/*.states.tsx',
        '**/testing/**',
        '**/manifest.ts',
        'packages/shared/standalone/**',
      ],
      plugins: { words },
      rules: { 'words/no-literal': ['error', ...noLiteralOptions] },
    },
    {
      files: ['packages/{shell,shared,embed,*-remote}/src/**/*.{ts,tsx}'],
      ignores: [
        '**/*.test.{ts,tsx}',
        '**/*.states.tsx',
        '**/testing/**',
        'packages/shared/src/words/**',
        // It asks in which time zone the browser is, and writes nothing.
        'packages/shell/src/assistant/conversation.ts',
      ],
      rules: { 'no-restricted-properties': ['error', ...noRawHtml, ...noFormats] },
    },
    {
      files: ['**/*.{js,mjs}'],
      extends: [js.configs.recommended],
      plugins: { layout },
      languageOptions: { globals: globals.node },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      rules: {
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'id-denylist': ['error', ...emptyNames],
        'max-lines': ['error', { max: 400 }],
        'no-eval': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'layout/file-name': 'error',
      },
    },
    {
      // Code that a page runs: the portal's own, and the files that the contract suite gives to a browser.
      files: ['examples/partner-portal/public/**/*.js', 'scripts/suite/**/*.mjs'],
      languageOptions: { globals: globals.browser },
    },
  );
