/** What an error says, for the list of what a build complains of. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
