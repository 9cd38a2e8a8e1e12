// Rows of pictures and nothing else: what scrolling costs the browser alone.

/** @param rows how many rows of seven pictures; pictures are used in turn */
export function stillPage(pictures: readonly string[], rows: number): string {
  const row = (index: number) =>
    `<h2>Row ${index + 1}</h2><ul>${Array.from({ length: 7 }, (_, place) => {
      const address = pictures[(index * 7 + place) % pictures.length] ?? '';
      return `<li><img src="${address.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" loading="lazy" decoding="async" alt=""><p>Title ${place + 1}</p></li>`;
    }).join('')}</ul>`;
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;background:#101014;color:#fff;font:16px sans-serif}
ul{display:flex;gap:12px;margin:0;padding:0 48px;list-style:none}
li{flex:0 0 auto;inline-size:180px}
img{inline-size:100%;aspect-ratio:16/9;object-fit:cover;border-radius:8px}
h2{padding:24px 48px 0}
</style>${Array.from({ length: rows }, (_, index) => row(index)).join('')}`;
}
