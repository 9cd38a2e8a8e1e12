// Baseline of home: 30 rows of 20 cards, rendered by React in the browser, and nothing else.
import { createRoot } from 'react-dom/client';
import { measureRenders } from './measure-renders.tsx';

function Row({ rowIndex }: { rowIndex: number }) {
  return (
    <section>
      <h2>Row {rowIndex + 1}</h2>
      <div style={{ display: 'flex', gap: 16, overflow: 'hidden' }}>
        {Array.from({ length: 20 }, (_, cardIndex) => (
          <a
            key={cardIndex}
            className="card"
            href={`/video/${rowIndex}-${cardIndex}`}
            style={{ flex: '0 0 280px' }}
          >
            <div
              style={{ aspectRatio: '16 / 9', background: `hsl(${(rowIndex * 20 + cardIndex) * 7} 50% 30%)` }}
            />
            <h3>
              Title {rowIndex + 1}.{cardIndex + 1}
            </h3>
          </a>
        ))}
      </div>
    </section>
  );
}

function Home() {
  return (
    <main>
      {Array.from({ length: 30 }, (_, rowIndex) => (
        <Row key={rowIndex} rowIndex={rowIndex} />
      ))}
    </main>
  );
}

if (new URLSearchParams(location.search).has('renders')) void measureRenders(<Home />);
else {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Home />);
  requestAnimationFrame(() => performance.mark('interactive'));
}
