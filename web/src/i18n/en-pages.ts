// The English words of the pages around the table, in the shape of the Italian ones.
import { create, home } from './en/home';
import { certificatePage, dicePage } from './en/pages';
import type { PageWords } from './words';

export const enPages: PageWords = { certificatePage, create, dicePage, home };
