// What other modules may use of this one.
export * from './end-access';
export { accessToReview } from './notifications';
export { noteToReview, standing } from './queries';
