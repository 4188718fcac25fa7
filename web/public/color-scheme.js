// Sets the colour scheme before the first paint. A separate file, so that no inline script is needed.
try {
  var chosen = localStorage.getItem('mantine-color-scheme-value');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
} catch {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
}
