// What a part under test fetched and did not wait for (a sound, a picture) has come before its file
// ends: it would look for a page that is no longer there.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
