// The books of this device, in the browser's own database: what was entered stays, with or without
// a network, until the judge throws it away.
import type { Entry, Refused } from './notes';

export interface KeptTable {
  readonly code: string;
  readonly title: string;
  readonly at: number;
  readonly entries: readonly Entry[];
  readonly synced: number; // entries the server has confirmed
  readonly aside?: readonly Aside[];
}

/** A version of the book that gave way to another device's, with what could not be entered again. */
export interface Aside {
  readonly at: number;
  readonly entries: readonly Entry[];
  readonly refused: readonly Refused[];
}

const databaseName = 'kamchatka-referee';
const shelf = 'tables';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(shelf, { keyPath: 'code' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function on<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(shelf, mode);
      const asked = work(transaction.objectStore(shelf));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export async function keep(table: KeptTable): Promise<void> {
  await on('readwrite', (store) => store.put(table));
}

export async function find(code: string): Promise<KeptTable | null> {
  return ((await on('readonly', (store) => store.get(code))) as KeptTable | undefined) ?? null;
}

/** The newest first. */
export async function all(): Promise<readonly KeptTable[]> {
  const found = (await on('readonly', (store) => store.getAll())) as KeptTable[];
  return found.sort((a, b) => b.at - a.at);
}

export async function throwAway(code: string): Promise<void> {
  await on('readwrite', (store) => store.delete(code));
}
