// The guides of docs/it and docs/en as modules of HTML: written once, read in the tree and on the
// page. Their pictures become files of the build, links from one to another stay on the page.
import { basename } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

export function guides(): Plugin {
  return {
    name: 'guides',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.md')) return null;
      const pictures: string[] = [];
      const html = (await marked.parse(source))
        .replace(/href="(\w+)\.md"/g, (_, guide: string) => `href="/aiuto/${guide}"`)
        .replace(/<a href="\.\.[^"]*">(.*?)<\/a>/g, '<code>$1</code>') // what only the tree has
        .replaceAll('<pre>', '<pre tabindex="0">') // it scrolls, so keys must reach it
        .replace(
          /src="([^"]+)"/g,
          (_, path: string) => `src="@${pictures.push(path) - 1}@" loading="lazy"`,
        );
      const imports = pictures.map((path, i) => `import p${i} from './${path}?url';`);
      const text = JSON.stringify(html).replace(/@(\d+)@/g, '" + p$1 + "');
      const [, title = basename(id)] = /^# (.*)$/m.exec(source) ?? [];
      return {
        code: `${imports.join('\n')}\nexport const title = ${JSON.stringify(title)};\nexport const html = ${text};`,
        map: null,
      };
    },
  };
}
