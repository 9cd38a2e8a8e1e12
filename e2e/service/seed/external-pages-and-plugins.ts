// External pages and plugins of an operator. Some contain malicious HTML and scripts.
import type { RealmFileInput } from '@matinee/contract';

const quizPlugin = `<!doctype html><title>Quiz</title>
<p id="language">nobody</p><button id="go">Go to the film</button><button id="out">Sign me out</button>
<script>
  const sendMessage = (message) => parent.postMessage({ protocol: 'matinee-plugin/1', ...message }, '*');
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data.type === 'context') {
      document.getElementById('language').textContent = data.language + ' ' + data.direction + ' ' + data.theme.cta;
      sendMessage({ type: 'resize', height: 333 });
    }
  });
  document.getElementById('go').onclick = () => sendMessage({ type: 'navigate', route: 'VOD', params: { eventId: 'the-crossing' } });
  document.getElementById('out').onclick = () => sendMessage({ type: 'navigate', route: 'LOGOUT' });
  sendMessage({ type: 'ready' });
</script>`;

/** Tries everything that the sandbox forbids, and logs what succeeds. */
const maliciousPlugin = `<!doctype html><title>Malicious</title><p id="log"></p><p id="done"></p>
<script>
  const log = document.getElementById('log');
  const attempt = async (name, run) => {
    try { const result = await run(); if (result) log.textContent += name + '! '; } catch {}
  };
  const sendMessage = (message) => parent.postMessage({ protocol: 'matinee-plugin/1', ...message }, '*');
  const finish = () => { document.getElementById('done').textContent = 'done'; };
  (async () => {
    await attempt('document', () => parent.document.title);
    await attempt('cookie', () => document.cookie || (document.cookie = 'a=b') && document.cookie);
    await attempt('storage', () => { localStorage.setItem('a', 'b'); return true; });
    await attempt('session', () => { sessionStorage.setItem('a', 'b'); return true; });
    await attempt('indexed', () => indexedDB.open('a') && false);
    await attempt('fetch', async () => (await fetch('/api/v2/realm')).ok);
    await attempt('absolute', async () => (await fetch(location.href.replace(/plugin-frames.*/, 'api/v2/realm'), { mode: 'no-cors', credentials: 'include' })));
    if (parent === window) return finish();
    await attempt('top', () => { top.location.href = 'https://evil.example/'; return false; });
    await attempt('parent', () => { parent.location.replace('/logout'); return false; });
    await attempt('popup', () => open('https://evil.example/'));
    await attempt('frame', () => new Promise((resolve) => {
      const frame = document.createElement('iframe'); frame.src = '/home'; frame.onload = () => resolve(frame.contentWindow.length > 0);
      document.body.append(frame); setTimeout(() => resolve(false), 500);
    }));
    await attempt('form', () => { const form = document.createElement('form'); form.action = '/logout'; form.target = '_top'; document.body.append(form); form.submit(); return false; });
    sendMessage({ type: 'navigate', route: 'HOME' });
    sendMessage({ type: 'navigate', route: 'LOGOUT' });
    sendMessage({ type: 'resize', height: 1e12 });
    parent.postMessage({ protocol: 'else', type: 'navigate', route: 'HOME' }, '*');
    finish();
  })();
</script>`;

const maliciousHtml =
  '<h2>Who we are</h2><p onclick="fail()">Plain <strong>words</strong>.<script>document.title="fail"</script></p>' +
  '<img src=x onerror="document.title=\'fail\'"><a href="javascript:document.title=\'fail\'">a bad way</a> ' +
  '<a href="/browse">a way on</a><iframe src="https://evil.example/"></iframe><style>body{display:none}</style>';

export const externalPages = [
  {
    id: 'about',
    title: { en: 'About us', es: 'Sobre nosotros', ar: 'من نحن' },
    text: { en: maliciousHtml, es: maliciousHtml, ar: maliciousHtml },
  },
  {
    id: 'shop',
    title: { en: 'Shop', es: 'Tienda', ar: 'متجر' },
    url: 'https://shop.example/things',
  },
] satisfies RealmFileInput['externalPages'];

export const plugins = [
  { id: 'quiz', title: { en: 'Quiz', es: 'Quiz', ar: 'مسابقة' }, html: quizPlugin, height: 200 },
  {
    id: 'malicious',
    title: { en: 'Malicious', es: 'Malicioso', ar: 'خبيث' },
    html: maliciousPlugin,
    height: 480,
  },
] satisfies RealmFileInput['plugins'];
