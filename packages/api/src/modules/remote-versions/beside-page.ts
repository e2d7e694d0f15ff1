/** A script that runs beside the page, by its name. */
export const isWorkerFile = (file: string): boolean => /-worker\.[0-9a-f]{8,}\.js$/.test(file);

/** A file that the code of a screen asks for by its address, as a worker and what that compiles. */
export const isBesidePage = (file: string): boolean => isWorkerFile(file) || file.endsWith('.wasm');
