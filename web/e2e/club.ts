// A club's server: https by an authority of its own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath, Server } from './server';

export interface Club {
  readonly server: Server;
  readonly folder: string;
  readonly printed: string; // by `kamchatka certificate`
  readonly close: () => Promise<void>;
}

export async function openClub(name: string): Promise<Club> {
  const folder = mkdtempSync(join(tmpdir(), 'kamchatka-club-'));
  const printed = execFileSync(programPath(), ['certificate', folder, '--name', name], {
    encoding: 'utf8',
  });
  const server = await Server.start(60, {
    'tls-certificate': join(folder, 'server.crt'),
    'tls-key': join(folder, 'server.key'),
    hosts: name,
  });
  const close = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, folder, printed, close };
}
