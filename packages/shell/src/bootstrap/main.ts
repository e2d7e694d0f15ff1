import { start } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
start(root);
