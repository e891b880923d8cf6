// The Italian words, the source of the catalogue's shape.
import { account } from './it/account';
import { common, errors } from './it/common';
import { lobby } from './it/lobby';
import { log } from './it/log';
import { names } from './it/names';
import { settings } from './it/settings';
import { table } from './it/table';

export const it = { account, common, errors, lobby, log, names, settings, table };
