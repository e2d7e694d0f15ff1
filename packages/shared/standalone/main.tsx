import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { partIds } from './all-parts';
import { OnePart } from './one-part';

const query = new URLSearchParams(location.search);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');
// Who walks through all parts, as the journey does, reads their ids here.
document.documentElement.dataset.parts = partIds.join(' ');
createRoot(root).render(
  <Suspense fallback={null}>{query.has('part') ? <OnePart query={query} /> : <Gallery />}</Suspense>,
);
