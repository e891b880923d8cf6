// C++ of ours compiled to WebAssembly, asked in JSON and answering in JSON. It needs no network once
// it is loaded.

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly room: (bytes: number) => number;
  readonly give_back: (at: number) => void;
  readonly ask: (at: number, bytes: number) => number;
  readonly answer_bytes: () => number;
}

/** What the C library wants of a system: somewhere to write its last words, and nothing else. */
function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const badDescriptor = 8;
  return {
    fd_close: () => badDescriptor,
    fd_seek: () => badDescriptor,
    fd_write: (_file: number, list: number, count: number, written: number) => {
      const view = new DataView(memory().buffer);
      let text = '';
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const at = view.getUint32(list + 8 * i, true);
        const bytes = view.getUint32(list + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, at, bytes));
        total += bytes;
      }
      view.setUint32(written, total, true);
      console.error(text);
      return 0;
    },
    proc_exit: (code: number) => {
      throw new Error(`the engine has stopped: ${code}`);
    },
  };
}

export class Engine {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async of(bytes: BufferSource): Promise<Engine> {
    const module = await WebAssembly.compile(bytes);
    let exports: Exports | null = null;
    const imports = system(() => {
      if (!exports) throw new Error('memory before the engine is there');
      return exports.memory;
    });
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: imports });
    exports = instance.exports as unknown as Exports;
    exports._initialize();
    return new Engine(exports);
  }

  /** The answer to a question; both are JSON. */
  ask(question: object): unknown {
    const { memory, room, give_back, ask, answer_bytes } = this.#exports;
    const text = new TextEncoder().encode(JSON.stringify(question));
    const at = room(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const answer = ask(at, text.length);
    give_back(at);
    const bytes = new Uint8Array(memory.buffer, answer, answer_bytes());
    return JSON.parse(new TextDecoder().decode(bytes));
  }
}

/** The engine at this address, fetched when it is first asked for and then kept. */
export function engineAt(address: string): () => Promise<Engine> {
  let loading: Promise<Engine> | null = null;
  return () => {
    loading ??= fetch(address)
      .then((answer) => {
        if (!answer.ok) throw new Error(`no engine: ${answer.status}`);
        return answer.arrayBuffer();
      })
      .then((bytes) => Engine.of(bytes))
      .catch((fault: unknown) => {
        loading = null;
        throw fault;
      });
    return loading;
  };
}
