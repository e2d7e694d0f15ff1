import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { partIds } from './all-parts';
import { OnePart } from './one-part';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');
// The journey through all parts reads their ids here.
document.documentElement.dataset.parts = partIds.join(' ');
const drawn = createRoot(root);

function draw(): void {
  const { search } = location;
  const query = new URLSearchParams(search);
  drawn.render(
    // No state of one part, such as typed text or an open menu, stays for the next one. Its look changes in place.
    <Suspense key={`${query.get('part')} ${query.get('state')}`} fallback={null}>
      {query.has('part') ? <OnePart query={query} /> : <Gallery />}
    </Suspense>,
  );
}
// Going back draws what was there before; a walk through all parts need not load the page for each of them.
addEventListener('popstate', draw);
draw();
