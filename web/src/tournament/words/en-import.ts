// The English words for the preview of a list of people.
export const importing = {
  columns: 'The columns',
  columnsHint: 'Correct here what was not recognised.',
  columnIs: (heading: string) => `Column ${heading} holds`,
  columnNames: {
    none: 'not used',
    name: 'Name and surname',
    surname_and_name: 'Surname and name',
    first_name: 'First name',
    surname: 'Surname',
    club: 'Club or team',
    region: 'Region',
    national_id: 'National id',
    ranking: 'Place in the ranking',
  },
  firstIsHeading: 'The first row has the headings',
  importCounts: (entered: number, same: number, out: number) =>
    `${entered} to enter · ${same} there already · ${out} not taken`,
  lineShort: 'Line',
  fate: 'What becomes of it',
  fateOf: (line: number) => `What becomes of line ${line}`,
  fates: { entered: 'Is entered', same_person: 'Entered already', not_taken: 'Not taken' },
  decide: 'To be decided…',
  another: 'Another person: is entered',
  sameAs: (name: string) => `The same person: ${name}`,
  leaveOut: 'Leave out',
};
