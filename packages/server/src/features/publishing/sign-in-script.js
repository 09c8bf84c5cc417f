const main = document.querySelector('main');
const form = main.querySelector('form');
const { app, next, name } = main.dataset;
const [email, password] = [form.elements.email, form.elements.password];
const [submit, show] = [form.querySelector('.submit'), form.querySelector('.show')];
const toggle = main.querySelector('.link');
let isNew = false;

const texts = () =>
  isNew
    ? {
        title: `Create an account for ${name}`,
        submit: 'Create an account',
        ask: 'Already have an account?',
        other: 'Sign in',
      }
    : { title: `Sign in to ${name}`, submit: 'Sign in', ask: 'New here?', other: 'Create an account' };

toggle.addEventListener('click', () => {
  isNew = !isNew;
  main.querySelector('h1').textContent = texts().title;
  document.title = texts().title;
  submit.textContent = texts().submit;
  main.querySelector('.switch span').textContent = texts().ask;
  toggle.textContent = texts().other;
  form.querySelector('#password-hint').hidden = !isNew;
  password.autocomplete = isNew ? 'new-password' : 'current-password';
  say({});
  email.focus();
});

show.addEventListener('click', () => {
  const visible = password.type === 'password';
  password.type = visible ? 'text' : 'password';
  show.textContent = visible ? 'Hide' : 'Show';
  show.setAttribute('aria-label', visible ? 'Hide password' : 'Show password');
  show.setAttribute('aria-pressed', String(visible));
});

/** Each problem beside the field that it concerns; what was typed stays. */
function say(problems) {
  for (const place of ['email', 'password', 'form']) {
    const element = form.querySelector(`#${place}-problem`);
    element.textContent = problems[place] ?? '';
    element.hidden = !problems[place];
    form.elements[place]?.setAttribute('aria-invalid', String(Boolean(problems[place])));
  }
  form.elements[Object.keys(problems).find((place) => problems[place])]?.focus();
}

const fieldOf = { 'email-invalid': 'email', 'email-in-use': 'email', 'password-too-weak': 'password' };

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (submit.getAttribute('aria-busy') === 'true') return;
  const missing = {
    email: email.value.trim() ? '' : 'Enter your e-mail address.',
    password: password.value ? '' : 'Enter your password.',
  };
  say(missing);
  if (missing.email || missing.password) return;
  submit.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(`/api/apps/${app}/auth/${isNew ? 'register' : 'login'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: email.value.trim(), password: password.value }),
    });
    const answer = await response.json();
    if (!response.ok) return say({ [fieldOf[answer.code] ?? 'form']: answer.message });
    try {
      localStorage.setItem('base44_access_token', answer.access_token);
    } catch {
      // The cookie signs the next page in.
    }
    location.replace(next);
  } catch {
    say({ form: 'The server could not be reached. Check the connection and try again.' });
  } finally {
    submit.removeAttribute('aria-busy');
  }
});
