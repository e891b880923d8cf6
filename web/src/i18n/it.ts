// The Italian words, the source of the catalogue's shape.
import { account } from './it/account';
import { common, errors } from './it/common';
import { create, home } from './it/home';
import { knobs } from './it/knobs';
import { lobby } from './it/lobby';
import { log } from './it/log';
import { names } from './it/names';
import { certificatePage, dicePage, replay, rules } from './it/pages';
import { proof } from './it/proof';
import { settings } from './it/settings';
import { table } from './it/table';

export const it = {
  account,
  certificatePage,
  common,
  create,
  dicePage,
  errors,
  home,
  knobs,
  lobby,
  log,
  names,
  proof,
  replay,
  rules,
  settings,
  table,
};
