/** The database cannot be brought up to date by this build or this role. The message is for whoever runs the server. */
export class CannotMigrate extends Error {}
