// eslint.config.mjs: the usual rules; prettier does the formatting.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const globals = Object.fromEntries(
  ['Buffer', 'URL', 'console', 'localStorage', 'process'].map((name) => [name, 'readonly']),
);

export default tseslint.config(
  { ignores: ['dist', 'node_modules'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] } },
  { files: ['*.mjs'], languageOptions: { globals } },
  { files: ['tests/**'], rules: { 'no-control-regex': 'off' } },
);
