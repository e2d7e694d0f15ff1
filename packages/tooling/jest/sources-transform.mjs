import path from 'node:path';

/**
 * A module of the sources is what the bundle has in its place.
 * @typedef {{ bundle: string, packages: string }} Where
 * @param {string} file
 * @param {Where} where
 */
const codeOf = (file, { bundle, packages }) => {
  const name = path.relative(packages, file).replaceAll(path.sep, '/');
  return `module.exports = require(${JSON.stringify(bundle)})(${JSON.stringify(name)});\n`;
};

/** @typedef {{ transformerConfig: Where }} Options */

export default {
  /** @param {string} _text @param {string} file @param {Options} options */
  getCacheKey: (_text, file, { transformerConfig }) => `${transformerConfig.bundle} ${file}`,
  /** @param {string} _text @param {string} file @param {Options} options */
  process: (_text, file, { transformerConfig }) => ({ code: codeOf(file, transformerConfig) }),
};
