import '../src/fonts/fonts.css';
import { Gallery } from '@matinee/ui/gallery';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { groups } from './groups.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery groups={groups} />
    </StrictMode>,
  );
}
