import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layout } from './layout.mjs';
import { noLiteralOptions, words } from './words.mjs';

/** Packages whose texts still stand in the code. */
const WITHOUT_CATALOGUE = [
  'packages/auth-remote/**',
  'packages/dashboard-remote/**',
  'packages/embed/**',
  'packages/invitations-remote/**',
];

const noRawHtml = ['innerHTML', 'outerHTML'].map((property) => ({
  property,
  message: 'Text from outside must never become markup; render it as React children.',
}));

/** The rules of every package; `root` is the workspace's folder. */
export const rules = (root) =>
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
      extends: [tseslint.configs.recommendedTypeChecked],
      languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: root } },
      plugins: { layout },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      rules: {
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-floating-promises': 'error',
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        '@typescript-eslint/require-await': 'off',
        '@typescript-eslint/no-unnecessary-condition': 'off',
        '@typescript-eslint/unbound-method': 'off',
        '@typescript-eslint/no-unnecessary-type-assertion': 'off',
        '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
        '@typescript-eslint/ban-ts-comment': 'error',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-empty': ['error', { allowEmptyCatch: false }],
        'no-eval': 'error',
        'no-implied-eval': 'error',
        'max-lines': ['error', { max: 400 }],
        'no-restricted-properties': ['error', ...noRawHtml],
        'no-restricted-syntax': [
          'error',
          { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: noRawHtml[0].message },
          { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]', message: noRawHtml[0].message },
        ],
        'layout/file-name': 'error',
        'layout/no-kind-folders': 'error',
      },
    },
    {
      files: ['packages/{shell,shared,embed,*-remote}/**/*.{ts,tsx}'],
      plugins: { 'react-hooks': reactHooks },
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    },
    {
      files: ['packages/{shell,shared,embed,*-remote}/{src,standalone}/**/*.{ts,tsx}'],
      ignores: [
        '**/*.test.{ts,tsx}',
        '**/*.states.tsx',
        '**/testing/**',
        '**/manifest.ts',
        'packages/shared/standalone/**',
        ...WITHOUT_CATALOGUE,
      ],
      plugins: { words },
      rules: { 'words/no-literal': ['error', ...noLiteralOptions] },
    },
    {
      files: ['**/*.mjs'],
      plugins: { layout },
      rules: { 'max-lines': ['error', { max: 400 }], 'no-undef': 'off', 'layout/file-name': 'error' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/test/**/*.{ts,tsx}', 'e2e/**/*.ts'],
      rules: {
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-argument': 'off',
      },
    },
  );
