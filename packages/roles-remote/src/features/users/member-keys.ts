/** Keys of what the page of the users reads. */
export const memberKeys = { all: ['roles', 'members'] as const };
