// The page in the frame of the gallery.
import '../src/fonts/fonts.css';
import { markFirstPageHydrated } from '@matinee/ui';
import { applyPageParams, ComponentStates } from '@matinee/ui/gallery';
import { createRoot } from 'react-dom/client';
import { compileMessages } from '../src/shared/i18n/compile-messages.ts';
import { groups } from './groups.ts';
import { setSampleMessages } from './sample-environment.tsx';

const params = applyPageParams();
const response = await fetch(`/labels/${params.language}.json`);
setSampleMessages(compileMessages(await response.json()));

// The pages that links lead to do not exist in the gallery.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<ComponentStates groups={groups} {...params} />);
  markFirstPageHydrated();
}
