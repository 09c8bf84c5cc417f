'use strict';
(() => {
  const main = document.querySelector('main');
  const { app, next, token, unreachable, resetDone, codeSent } = main.dataset;
  const refusals = JSON.parse(main.dataset.refusals);
  const notice = document.getElementById('notice');
  /** What views hand on to each other: the address that was typed, and the token of the link that led here. */
  const known = { token, reset_token: token };
  const keys = ['base44_access_token', 'token'];

  const place = document.getElementById('view');

  function show(name, options) {
    place.replaceChildren(document.getElementById(`view-${name}`).content.cloneNode(true));
    settle(options);
  }

  function settle({ message = '' } = {}) {
    notice.textContent = message;
    notice.hidden = !message;
    for (const element of place.querySelectorAll('[data-address]')) element.textContent = known.email ?? '';
    const address = place.querySelector('input[name=email]');
    if (address && known.email) address.value = known.email;
    const title = place.querySelector('h1');
    document.title = title.textContent;
    if (place.contains(document.activeElement)) return;
    const empty = [...place.querySelectorAll('input')].find((input) => !input.value);
    (empty ?? place.querySelector('.submit') ?? title).focus();
  }

  /** Each problem beside the field that it concerns; what was typed stays. */
  function say(form, problems) {
    for (const line of form.querySelectorAll('[data-problem]')) {
      const sentence = problems[line.dataset.problem] ?? '';
      line.textContent = sentence;
      line.hidden = !sentence;
      form.elements[line.dataset.problem]?.setAttribute('aria-invalid', String(Boolean(sentence)));
    }
    const wrong = Object.keys(problems).find((name) => problems[name]);
    if (wrong) form.elements[wrong]?.focus();
  }

  /** What the server answered to a call, in the reader's language. */
  const sentenceOf = ({ code, message }) => refusals[code] ?? message;

  async function send(path, body) {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      return { ok: response.ok, answer: response.ok ? answer : { ...answer, message: sentenceOf(answer) } };
    } catch {
      return { ok: false, answer: { message: unreachable } };
    }
  }

  function enter({ access_token: accessToken }) {
    try {
      for (const key of keys) localStorage.setItem(key, accessToken);
    } catch {
      // The cookie signs the next page in.
    }
    // The browser kept what stood behind `#` on the way here.
    location.replace(next.includes('#') ? next : next + location.hash);
  }

  const outcomes = {
    enter,
    /** A code is worth a token that only this app exchanges. */
    async exchange({ customToken, tenantId }, form) {
      const { ok, answer } = await send(`/api/apps/${app}/auth/exchange`, { customToken, tenantId });
      if (ok) enter(answer);
      else say(form, { form: answer.message });
    },
    registered: (answer) => (answer.access_token ? enter(answer) : show('verify')),
    'reset-done': () => show('sign-in', { message: resetDone }),
  };

  const fieldsOf = {
    'email-invalid': 'email',
    'email-address-invalid': 'email',
    'email-in-use': 'email',
    'password-too-weak': 'password',
    'reset-password-too-weak': 'new_password',
    'email-code-wrong': 'otp_code',
    'magic-link-invalid': 'otp',
  };
  /** A refused code and a refused link are one problem; a form that was opened by a link has no field for a code. */
  const fieldOf = (form, { code }) => (form.elements[fieldsOf[code]] ? fieldsOf[code] : 'form');

  async function submit(form) {
    const fields = [...form.elements].filter(({ name }) => name);
    const missing = {};
    const body = {};
    for (const { name, value, type, dataset } of fields) {
      const typed = type === 'password' ? value : value.trim();
      if (!typed && dataset.required) missing[name] = dataset.required;
      if (typed) body[name] = typed;
    }
    say(form, missing);
    if (Object.keys(missing).length > 0) return;
    if (body.email) known.email = body.email;
    for (const name of form.dataset.with.split(' ')) if (name) body[name] = known[name];
    const { ok, answer } = await send(form.dataset.call, body);
    if (!ok && answer.code === 'email-not-verified') return show('verify', { message: answer.message });
    if (!ok) return say(form, { [fieldOf(form, answer)]: answer.message });
    const { leadsTo } = form.dataset;
    if (outcomes[leadsTo]) await outcomes[leadsTo](answer, form);
    else show(leadsTo);
  }

  main.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = event.target.querySelector('.submit');
    if (button.getAttribute('aria-busy') === 'true') return;
    button.setAttribute('aria-busy', 'true');
    try {
      await submit(event.target);
    } finally {
      button.removeAttribute('aria-busy');
    }
  });

  main.addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { go, again } = target.dataset;
    if (go) {
      const address = place.querySelector('input[name=email]');
      if (address?.value) known.email = address.value.trim();
      show(go);
    } else if (again) {
      const { ok, answer } = await send(again, { email: known.email });
      notice.textContent = ok ? codeSent : answer.message;
      notice.hidden = false;
    } else if (target.classList.contains('show')) {
      const input = document.getElementById(target.getAttribute('aria-controls'));
      const visible = input.type === 'password';
      input.type = visible ? 'text' : 'password';
      target.textContent = visible ? target.dataset.hide : target.dataset.show;
      target.setAttribute('aria-label', visible ? target.dataset.hideLabel : target.dataset.showLabel);
      target.setAttribute('aria-pressed', String(visible));
    }
  });

  // A link of a mail works once: it does not stay in the address or the history.
  if (token) history.replaceState(null, '', location.pathname);
  // The page came with its first view: what is in it already, by hand or by a password manager, stays.
  settle({ message: notice.textContent });
})();
