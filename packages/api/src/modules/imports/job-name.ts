/** The job that checks a file, lets it in, or clears away what was given up. */
export const IMPORT_JOB = 'import';
