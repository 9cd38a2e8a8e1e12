// The script of the operator, as a service loads it.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `
      body { margin: 16px; font: 16px/1.5 system-ui, sans-serif; color: #123 }
      form, section { display: grid; gap: 12px }
      input, button { min-height: 44px; padding: 0 12px; border: 1px solid #567; border-radius: 6px; font: inherit }
      button { border: 0; background: #0b4f8a; color: #fff }
      p { margin: 0 }
    `,
  }),
);

window.createOperatorSdk = ({ baseUri, mediaProperties, environment, additionalConfig, language }) => {
  let sessionId;

  async function send(method, path, body) {
    const response = await fetch(baseUri + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`The operator responds with ${response.status}`);
    return response.status === 204 ? null : response.json();
  }

  const reportStep = (step) => additionalConfig.analytics && send('POST', '/analytics', { step });

  function createElement(name, properties) {
    return Object.assign(document.createElement(name), properties);
  }

  /** Shows a form until the subscriber has signed in. */
  function showSignIn(container) {
    const form = createElement('form', { className: 'harbour-form' });
    const userName = createElement('input', {
      name: 'userName',
      autocomplete: 'username',
      ariaLabel: 'User name',
    });
    const password = createElement('input', { type: 'password', ariaLabel: 'Password' });
    const button = createElement('button', { textContent: 'Sign in to Harbour Mobile' });
    const message = createElement('p', { role: 'alert' });
    form.append(userName, password, button, message);
    container.append(form);
    return new Promise((resolve, reject) => {
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        send('POST', '/sessions', { userName: userName.value, password: password.value }).then((session) => {
          if (session) resolve(session);
          else message.textContent = 'The user name or the password is wrong.';
        }, reject);
      });
    }).finally(() => form.remove());
  }

  /** Explains that the subscription does not contain the service, until the subscriber closes the screen. */
  function showEntitlementScreen(container) {
    const screen = createElement('section');
    const text = createElement('p', { textContent: 'Your subscription does not contain this service.' });
    const button = createElement('button', { textContent: 'Back' });
    screen.append(text, button);
    container.append(screen);
    return new Promise((resolve) => button.addEventListener('click', resolve)).finally(() => screen.remove());
  }

  return {
    async detectPartners() {
      const query = new URLSearchParams({ environment, mediaProperties: mediaProperties.join(), language });
      const { partners } = await send('GET', `/partners?${query}`);
      await reportStep('detected');
      return partners;
    },

    async runWorkflow({ container }) {
      const session = await showSignIn(container);
      sessionId = session.sessionId;
      await reportStep('signed-in');
      if (session.isEntitled) return { token: session.token };
      if (additionalConfig.entitlementScreen) await showEntitlementScreen(container);
      throw new Error('The subscription does not contain this service');
    },

    async logOut() {
      if (sessionId) await send('DELETE', `/sessions/${sessionId}`);
      sessionId = undefined;
    },
  };
};
