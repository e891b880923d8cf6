// The Italian words of the pages around the table, which the table itself does without.
import { create, home } from './it/home';
import { certificatePage, dicePage } from './it/pages';

export const itPages = { certificatePage, create, dicePage, home };
