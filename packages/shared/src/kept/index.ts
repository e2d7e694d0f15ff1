export { followKeptQueries } from './kept-queries';
