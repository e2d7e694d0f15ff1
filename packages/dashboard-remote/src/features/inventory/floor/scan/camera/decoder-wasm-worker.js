/* global addEventListener, importScripts, OffscreenCanvas, postMessage, ZXingWASM */
/**
 * Reads codes in pictures. A worker of its own, because its answer alone allows WebAssembly (the page's does not), and served as
 * it stands here: webpack would give a worker the runtime of Module Federation.
 *
 * The page sends `{ library, wasm }` first, an address and bytes that it has checked, and is answered `{ ready: true }`; then
 * `{ picture }`, an ImageBitmap, answered by `{ codes: [text] }`. What goes wrong is `{ failed: text }`.
 */
const FORMATS = ['Code128', 'Code39', 'EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'ITF', 'QRCode', 'DataMatrix'];
let canvas;

async function begin({ library, wasm }) {
  importScripts(library);
  await ZXingWASM.prepareZXingModule({ overrides: { wasmBinary: wasm }, fireImmediately: true });
  return { ready: true };
}

async function look({ picture }) {
  const { width, height } = picture;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing.drawImage(picture, 0, 0);
  picture.close();
  const found = await ZXingWASM.readBarcodes(drawing.getImageData(0, 0, width, height), {
    formats: FORMATS,
    maxNumberOfSymbols: 4,
    tryHarder: true,
  });
  return { codes: found.filter(({ isValid }) => isValid).map(({ text }) => text) };
}

addEventListener('message', ({ data }) => {
  (data.library ? begin(data) : look(data)).then(postMessage, (error) => postMessage({ failed: String(error) }));
});
