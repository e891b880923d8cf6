// The Italian words for the preview of a list of people.
export const importing = {
  columns: 'Le colonne',
  columnsHint: 'Correggi qui quello che non è stato riconosciuto.',
  columnIs: (heading: string) => `La colonna ${heading} contiene`,
  columnNames: {
    none: 'non si usa',
    name: 'Nome e cognome',
    surname_and_name: 'Cognome e nome',
    first_name: 'Nome',
    surname: 'Cognome',
    club: 'Club o squadra',
    region: 'Regione',
    national_id: 'Tessera',
    ranking: 'Posto in classifica',
  },
  firstIsHeading: 'La prima riga contiene i titoli',
  importCounts: (entered: number, same: number, out: number) =>
    `${entered} da iscrivere · ${same} già presenti · ${out} non prese`,
  lineShort: 'Riga',
  fate: 'Che cosa diventa',
  fateOf: (line: number) => `Che cosa diventa la riga ${line}`,
  fates: { entered: 'Si iscrive', same_person: 'Già iscritta', not_taken: 'Non presa' },
  decide: 'Da decidere…',
  another: 'Un’altra persona: si iscrive',
  sameAs: (name: string) => `La stessa persona: ${name}`,
  leaveOut: 'Lascia fuori',
};
