import webpack from 'webpack';
import { base } from './base.mjs';

/**
 * Webpack configuration of `embed.js`: one script with a stable name, its own Module Federation runtime, no shared modules.
 * @param {{ WEBPACK_SERVE?: boolean }} env
 */
export function embed(env = {}) {
  const dir = process.cwd();
  const dev = Boolean(env.WEBPACK_SERVE);
  const config = base(dir, { dev });
  return {
    ...config,
    entry: { embed: './src/embed.ts' },
    output: { ...config.output, publicPath: 'auto', filename: 'embed.js', chunkFilename: 'embed.[contenthash:8].js' },
    // Module Federation's runtime leaves out what it has for servers.
    plugins: [...config.plugins, new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
  };
}
