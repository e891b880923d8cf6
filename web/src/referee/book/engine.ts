// The judge's book in this browser: the C++ of the server compiled to WebAssembly (docs/companion.md).
import { engineAt } from '../../lib/reactor';
import address from '../companion.wasm?url';

export { Engine } from '../../lib/reactor';

export const engine = engineAt(address);
