'use strict';
(() => {
  const { api, token, personId, words } = JSON.parse(document.getElementById('data').textContent);
  const one = (selector) => document.querySelector(selector);

  async function send(path, method, body) {
    try {
      const response = await fetch(api + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.json().catch(() => ({}));
      return response.ok ? { ok: true, answer } : { ok: false, problem: words.problems[answer.code] ?? words.failed };
    } catch {
      return { ok: false, problem: words.unreachable };
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

  function put(element, sentence) {
    element.textContent = sentence;
    element.hidden = !sentence;
  }

  /** What is wrong stands below the field that it is about, which gets the focus. */
  function say(form, { problem = '', done = '', at = null }) {
    put(form.querySelector('.problem'), problem);
    put(form.querySelector('.done'), done);
    for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
    if (!at) return;
    at.setAttribute('aria-invalid', 'true');
    at.focus();
  }

  const outcomes = {
    async name(form) {
      const { name } = form.elements;
      if (!name.value.trim()) return say(form, { problem: words.noName, at: name });
      const { ok, problem } = await send('/entities/User/me', 'PUT', { full_name: name.value.trim() });
      say(form, ok ? { done: words.saved } : { problem, at: name });
    },
    async password(form) {
      const { current, next } = form.elements;
      if (!current.value) return say(form, { problem: words.noCurrent, at: current });
      if (!next.value) return say(form, { problem: words.noNext, at: next });
      const { ok, problem } = await send('/auth/change-password', 'POST', {
        user_id: personId,
        current_password: current.value,
        new_password: next.value,
      });
      const at = problem === words.problems['password-too-weak'] ? next : current;
      if (ok) form.reset();
      say(form, ok ? { done: words.changed } : { problem, at });
    },
    async erase(form) {
      const { email } = form.elements;
      const { ok, problem, answer } = await send('/own-data/erasure', 'POST', { email: email.value.trim() });
      if (ok) showReport(answer);
      else say(form, { problem, at: email });
    },
  };

  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      say(form, {});
      void busy(form.querySelector('[type=submit]'), () => outcomes[form.id](form));
    });
  }

  const download = one('#download');
  download.addEventListener('click', () =>
    busy(download, async () => {
      const note = one('#download-note');
      const { ok, problem, answer } = await send('/own-data', 'GET');
      note.classList.toggle('problem', !ok);
      put(note, ok ? words.downloaded : problem);
      if (!ok) return;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }));
      link.download = 'my-data.json';
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    }),
  );

  const open = one('#erase-open');
  function unfold(isOpen) {
    one('#erase').hidden = !isOpen;
    open.hidden = isOpen;
    open.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? one('#erase-input') : open).focus();
  }
  open?.addEventListener('click', () => unfold(true));
  one('#erase-cancel')?.addEventListener('click', () => unfold(false));

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function showReport(report) {
    const counts = document.createElement('dl');
    for (const [name, label] of Object.entries({ ...words.counts, mentions: words.mentions })) {
      counts.append(element('dt', label), element('dd', String(report[name])));
    }
    const kept = document.createElement('ul');
    for (const reason of report.kept) kept.append(element('li', words.kept[reason]));
    const leave = element('a', words.leave);
    leave.href = '/api/apps/auth/logout?from_url=%2F';
    const place = one('#report');
    place.append(counts, ...(report.mentions > 0 ? [element('p', words.mentionsAbout)] : []));
    place.append(element('h2', words.keptTitle), kept, leave);
    one('#account').remove();
    one('.bar').remove();
    one('h1').textContent = words.erased;
    place.hidden = false;
    one('h1').focus();
    // Where client libraries keep the token, which is worth nothing now.
    for (const key of ['base44_access_token', 'token']) localStorage.removeItem(key);
  }
})();
