const field = document.querySelector('input');
const topics = [...document.querySelectorAll('section')];
const count = document.querySelector('output');
const none = document.querySelector('.none');

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
  none.hidden = found > 0;
  count.textContent = words.length === 0 ? '' : found === 1 ? '1 call' : `${found} calls`;
}

/** A link to a call opens it. */
function openNamed() {
  const call = document.getElementById(location.hash.slice(1));
  if (call instanceof HTMLDetailsElement) call.open = true;
}

/** The list of topics stands beside the calls where there is room, and is folded above them elsewhere. */
const wide = matchMedia('(min-width: 1120px)');
const foldTopics = () => {
  document.querySelector('.topics').open = wide.matches;
};

wide.addEventListener('change', foldTopics);
field.addEventListener('input', search);
addEventListener('hashchange', openNamed);
foldTopics();
search();
openNamed();
