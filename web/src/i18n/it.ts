// The Italian words, the source of the catalogue's shape.
import { common, errors } from './it/common';
import { log } from './it/log';
import { names } from './it/names';
import { table } from './it/table';

export const it = { common, errors, log, names, table };
