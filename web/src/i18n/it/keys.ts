// What the keys of the keyboard do at a table.
export const keys = {
  title: 'Tasti',
  hint: 'I tasti a una lettera si possono spegnere nelle impostazioni.',
  arrows: 'Sulla plancia: vai al territorio vicino',
  enter: 'Scegli il territorio',
  more: 'Uno in più, uno in meno',
  launch: 'Lancia i dadi',
  until: 'Attacca finché…',
  confirm: 'Conferma',
  undo: 'Annulla l’ultimo piazzamento',
  transfer: 'Spostamento',
  pass: 'Chiudi il turno',
  objective: 'Obiettivo sulla plancia',
  list: 'Plancia o elenco',
  escape: 'Lascia la selezione',
  help: 'Questo aiuto',
};
