/** Text of an error, for the list of a build's complaints. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
