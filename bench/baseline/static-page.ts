// Rows of images without scripts: the cost of scrolling in the browser alone.

/** @param imageUrls URLs, repeated until all rows are full */
export function createStaticPage(imageUrls: readonly string[], rowCount: number): string {
  const renderRow = (index: number) =>
    `<h2>Row ${index + 1}</h2><ul>${Array.from({ length: 7 }, (_, position) => {
      const url = imageUrls[(index * 7 + position) % imageUrls.length] ?? '';
      return `<li><img src="${url.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" loading="lazy" decoding="async" alt=""><p>Title ${position + 1}</p></li>`;
    }).join('')}</ul>`;
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;background:#101014;color:#fff;font:16px sans-serif}
ul{display:flex;gap:12px;margin:0;padding:0 48px;list-style:none}
li{flex:0 0 auto;inline-size:180px}
img{inline-size:100%;aspect-ratio:16/9;object-fit:cover;border-radius:8px}
h2{padding:24px 48px 0}
</style>${Array.from({ length: rowCount }, (_, index) => renderRow(index)).join('')}`;
}
