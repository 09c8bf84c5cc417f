/* Runs before the first paint: a chosen theme must not flash the other one. A file, because the page allows no inline script. */
(function () {
  try {
    var theme = localStorage.getItem('whittle.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    /* Storage is closed: the system's theme stays. */
  }
})();
