// The play page must load fast on a phone: script, style, words and map of its first load together
// are at most 120 kB compressed. Reads dist/.vite/manifest.json; fails when the page has grown.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget = 120_000;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** What was made of a module; a page that another page stands on is known by its name alone. */
function chunkOf(name) {
  const plain = name.replace(/^.*\/|\.\w+$/g, '');
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === plain);
  if (!chunk) throw new Error(`budget: no such module in the build: ${name}`);
  return chunk;
}

/** The files a page of these modules loads before it can be played. */
function filesOf(modules) {
  const files = new Set();
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunkOf(name);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const name of modules) visit(name);
  return [...files];
}

// A first visit by a link: the entry, the table with its board, and the words of one language.
const playPage = ['index.html', 'src/table/table-page.tsx', 'src/i18n/it.ts'];
let total = gzipSync(readFileSync(new URL('index.html', dist)), { level: 9 }).length;
for (const file of filesOf(playPage)) {
  const size = gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  console.log(`${String(size).padStart(8)}  ${file}`);
  total += size;
}
console.log(`${String(total).padStart(8)}  the play page; at most ${budget}`);
if (total > budget) {
  console.error('budget: the play page is too heavy');
  process.exit(1);
}
