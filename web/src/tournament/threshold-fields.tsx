// Who goes where after the standings: a row from so many players on.
import type { TournamentThreshold } from '../protocol.gen';
import { Icon } from '../ui/icons';
import { withRow } from './format-model';
import { NumberField } from './number-field';
import { w } from './words';

interface ThresholdFieldsProps {
  readonly rows: readonly TournamentThreshold[];
  readonly onChange: (rows: TournamentThreshold[]) => void;
}

const columns = ['players_min', 'straight', 'semifinals', 'semifinalists', 'winners'] as const;
const most = { players_min: 2000, straight: 5, semifinals: 60, semifinalists: 300, winners: 20 };

export function ThresholdFields({ rows, onChange }: ThresholdFieldsProps) {
  const words = w().format;
  return (
    <div class="stack">
      <div class="table-scroll">
        <table class="grid thresholds">
          <caption>{words.thresholds}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {words.threshold[column]}
                </th>
              ))}
              <th scope="col">
                <span class="hidden-text">{words.dropRow}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows have no name but their place
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>
                    <NumberField
                      hidden
                      label={`${words.threshold[column]}, ${index + 1}`}
                      value={row[column]}
                      least={0}
                      most={most[column]}
                      onChange={(value) =>
                        onChange(
                          rows.map((each, at) =>
                            at === index ? { ...each, [column]: value } : each,
                          ),
                        )
                      }
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    class="button quiet small"
                    aria-label={`${words.dropRow} ${index + 1}`}
                    disabled={rows.length === 1}
                    onClick={() => onChange(rows.filter((_, at) => at !== index))}
                  >
                    <Icon name="close" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <button type="button" class="button small" onClick={() => onChange(withRow(rows))}>
          <Icon name="plus" />
          {words.addRow}
        </button>
      </p>
    </div>
  );
}
