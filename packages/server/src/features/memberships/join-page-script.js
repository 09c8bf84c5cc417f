'use strict';
(() => {
  const { api, token, next, toConfirm, words } = JSON.parse(document.getElementById('data').textContent);
  const notice = document.getElementById('notice');
  const parts = ['first', 'address', 'code'].map((id) => document.getElementById(id));
  let email = '';

  function show(id) {
    for (const part of parts) part.hidden = part.id !== id;
    notice.hidden = true;
    document.querySelector(`#${id} input, #${id} button`).focus();
  }

  function tell(sentence) {
    notice.textContent = sentence;
    notice.hidden = !sentence;
  }

  async function send(path, body) {
    try {
      const response = await fetch(api + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (!response.ok) answer.message = words.refusals[answer.code] ?? answer.message;
      return { ok: response.ok, answer };
    } catch {
      return { ok: false, answer: { message: words.unreachable } };
    }
  }

  /** One at a time, however often it is pressed. */
  async function busy(button, work) {
    if (button.getAttribute('aria-busy') === 'true') return;
    button.setAttribute('aria-busy', 'true');
    try {
      await work();
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  function say(form, sentence) {
    const problem = form.querySelector('.problem');
    problem.textContent = sentence;
    problem.hidden = !sentence;
    form.querySelector('input').setAttribute('aria-invalid', String(Boolean(sentence)));
    if (sentence) form.querySelector('input').focus();
  }

  const check = document.getElementById('check');
  check.addEventListener('click', () =>
    busy(check, async () => {
      tell(words.checking);
      const { ok, answer } = await send('/check', {});
      if (ok && answer.isMember) return location.replace(next);
      if (ok && toConfirm) {
        show('address');
        document.getElementById('address-input').value = toConfirm;
      }
      tell(ok ? words.notYet : answer.message);
    }),
  );

  const outcomes = {
    async address(form) {
      email = form.elements.email.value.trim();
      if (!email) return say(form, words.noEmail);
      const { ok, answer } = await send('/code', { email });
      if (!ok) return say(form, answer.message);
      show('code');
    },
    async code(form) {
      const code = form.elements.code.value.trim();
      if (!code) return say(form, words.noCode);
      const { ok, answer } = await send('/address', { email, code });
      if (!ok) return say(form, answer.message);
      if (answer.isMember) return location.replace(next);
      show('first');
      tell(words.over);
    },
  };

  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      say(form, '');
      void busy(form.querySelector('.submit'), () => outcomes[form.id](form));
    });
  }
  document.querySelector('main').addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.dataset.show) show(target.dataset.show);
  });
})();
