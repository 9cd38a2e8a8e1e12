// React Router makes its components by calls at the top of its files, and names them for the developer's tools. A
// bundler takes both for something that has to happen, and keeps links and forms that nobody uses. Nor does anybody watch
// the router from outside.
import type { Plugin } from 'vite';

const making = /= (React\$?\d*)\.(createContext|forwardRef|memo)\(/g;
const naming = /^\w+\.displayName = "[^"]*";$/gm;

const watching = /if \((init|opts\?)\.instrumentations\)/g;

export function lightenRouter(): Plugin {
  return {
    name: 'lighten-router',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return null;
      const light = code
        .replace(making, '= /* @__PURE__ */ $1.$2(')
        .replace(naming, '')
        .replace(watching, 'if (false)');
      return { code: light, map: null };
    },
  };
}
