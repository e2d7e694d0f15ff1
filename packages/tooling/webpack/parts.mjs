import HtmlWebpackPlugin from 'html-webpack-plugin';
import { base, pageServer } from './base.mjs';

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Slotwise, parts of the interface</title><link rel="icon" href="data:,">
<style>html,body,#root{height:100%;margin:0}</style></head><body><div id="root"></div></body></html>`;

/**
 * Webpack configuration of the page that shows each part of the interface in all its states. `webpack serve` redraws them as they are saved.
 * @param {{ WEBPACK_SERVE?: boolean }} env
 */
export function parts(env = {}) {
  const dir = process.cwd();
  const dev = Boolean(env.WEBPACK_SERVE);
  const config = base(dir, { dev });
  return {
    ...config,
    entry: { main: './standalone/main.tsx' },
    output: { ...config.output, publicPath: 'auto' },
    plugins: [...config.plugins, new HtmlWebpackPlugin({ templateContent: page })],
    ...(dev && { devServer: pageServer(Number(process.env.PORT ?? 4102)) }),
  };
}
