// Baseline of home: 30 rows of 20 cards, rendered by React in the browser, and nothing else.
import { createRoot } from 'react-dom/client';
import { measureRenders } from './measure-renders.tsx';

function Row({ row }: { row: number }) {
  return (
    <section>
      <h2>Row {row + 1}</h2>
      <div style={{ display: 'flex', gap: 16, overflow: 'hidden' }}>
        {Array.from({ length: 20 }, (_, card) => (
          <a key={card} className="card" href={`/video/${row}-${card}`} style={{ flex: '0 0 280px' }}>
            <div style={{ aspectRatio: '16 / 9', background: `hsl(${(row * 20 + card) * 7} 50% 30%)` }} />
            <h3>
              Title {row + 1}.{card + 1}
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
      {Array.from({ length: 30 }, (_, row) => (
        <Row key={row} row={row} />
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
