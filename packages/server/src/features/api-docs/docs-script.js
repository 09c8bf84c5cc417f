const field = document.querySelector('input');
const topics = [...document.querySelectorAll('section')];
const count = document.querySelector('output');

/** Shows the calls whose words are all there, and only topics that have one. */
function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const topic of topics) {
    let inTopic = 0;
    for (const call of topic.querySelectorAll('details')) {
      const isFound = words.every((word) => call.dataset.words.includes(word));
      call.hidden = !isFound;
      if (isFound) inTopic += 1;
    }
    topic.hidden = inTopic === 0;
    found += inTopic;
  }
  count.textContent = words.length === 0 ? '' : found === 1 ? '1 call' : `${found} calls`;
}

/** A link to a call opens it. */
function openNamed() {
  const call = document.getElementById(location.hash.slice(1));
  if (call instanceof HTMLDetailsElement) call.open = true;
}

field.addEventListener('input', search);
addEventListener('hashchange', openNamed);
search();
openNamed();
