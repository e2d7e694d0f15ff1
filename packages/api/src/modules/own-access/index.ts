// Exports for other modules.
export * from './end-access';
export { accessToReview } from './notifications';
export { noteToReview, standing } from './queries';
