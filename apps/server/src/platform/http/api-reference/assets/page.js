const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

function applyColourScheme() {
  document.documentElement.classList.toggle('dark-mode', darkScheme.matches);
}

darkScheme.addEventListener('change', applyColourScheme);
applyColourScheme();

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api-reference',
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  // Rendering all calls at once would block the page for seconds.
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
