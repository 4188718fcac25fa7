// Sets the colour scheme before the first paint. A separate file, so that no inline script is needed.
try {
  var chosen = localStorage.getItem('mantine-color-scheme-value');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
} catch {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
}

// On paper the page is light.
(function () {
  var root = document.documentElement;
  var usual;
  addEventListener('beforeprint', function () {
    usual = root.getAttribute('data-mantine-color-scheme');
    root.setAttribute('data-mantine-color-scheme', 'light');
  });
  addEventListener('afterprint', function () {
    if (usual) root.setAttribute('data-mantine-color-scheme', usual);
  });
})();
