import './webpack-path.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/**
 * Libraries that the shell and all remotes have once at run time. Fluent is shared through curated facades: shared
 * whole it cannot be tree-shaken. `react-dom/client` and `react/jsx-runtime` need names of their own, their parents' do
 * not cover them.
 */
const libraries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@tanstack/react-query', 'jotai'];
const first = ['words', 'ui', 'ui/overlay', 'ui/data', 'ui/forms', 'ui/router', 'ui/virtual'];
/** The parts that screens are built of. Each door is loaded by pages that use it. */
const parts = ['ui/page', 'ui/plain-form', 'ui/form', 'ui/feedback', 'ui/list', 'ui/table'];
export const facades = [...first, ...parts].map((door) => `@slotwise/shared/${door}`);
/** All modules that builds share. */
export const sharedNames = [...libraries, ...facades];

/** The description of the package that all of them come from. */
export const sharedPackage = path.join(import.meta.dirname, '../../shared/package.json');

/**
 * Version of a library as the platform has it installed: one truth for all builds.
 * @param {string} library
 */
function installedVersion(library) {
  const owner = library.startsWith('@') ? library.split('/').slice(0, 2).join('/') : (library.split('/')[0] ?? library);
  const own = JSON.parse(readFileSync(sharedPackage, 'utf8'));
  if (owner === own.name) return own.version;
  return JSON.parse(readFileSync(path.join(path.dirname(sharedPackage), 'node_modules', owner, 'package.json'), 'utf8'))
    .version;
}

/**
 * Modules that every build shares. A second React in the page breaks hooks, so there a mismatch must fail and not limp.
 */
function sharedModules() {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const version = installedVersion(name);
      const strictVersion = name.startsWith('react');
      return [name, { singleton: true, strictVersion, version, requiredVersion: `^${version}`, eager: false }];
    }),
  );
}

/** @param {object} options of Module Federation beside the common ones */
export const federation = (options) =>
  new ModuleFederationPlugin({
    shared: sharedModules(),
    // One dead remote must not keep the others from starting, as the default `version-first` would.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: true,
    ...options,
    // The runtime's core is one file of the page (RuntimeCorePlugin), not a copy in every entry.
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
