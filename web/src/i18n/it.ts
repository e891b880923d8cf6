// The Italian words that every page needs, the table above all; the source of the catalogue's shape.
import { account } from './it/account';
import { common, errors } from './it/common';
import { knobs } from './it/knobs';
import { lobby } from './it/lobby';
import { log } from './it/log';
import { names } from './it/names';
import { proof } from './it/proof';
import { settings } from './it/settings';
import { table } from './it/table';

export const it = {
  account,
  common,
  errors,
  knobs,
  lobby,
  log,
  names,
  proof,
  settings,
  table,
};
