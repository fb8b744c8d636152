import { Command, CommanderError } from 'commander';
import { BadInput, EXIT } from './badInput.ts';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addCalibrate } from './commands/calibrate.ts';
import { addClauses } from './commands/clauses.ts';
import { addEngine } from './commands/engine.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addGames } from './commands/games.ts';
import { addLaws } from './commands/laws.ts';
import { addMcp } from './commands/mcp.ts';
import { addModerate } from './commands/moderate.ts';
import { addNew } from './commands/new.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addReport } from './commands/report.ts';
import { addExport } from './commands/runExport.ts';
import { addWork } from './commands/runWork.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTrain } from './commands/train.ts';
import { addTune } from './commands/tune.ts';
import { addVerify } from './commands/verify.ts';
import { Terminal, type Streams } from './terminal.ts';
import manifest from '../package.json' with { type: 'json' };

const COMMANDS = [
  addGames,
  addPlay,
  addServe,
  addModerate,
  addSimulate,
  addArena,
  addReport,
  addExport,
  addTrain,
  addTune,
  addCalibrate,
  addPuzzles,
  addWork,
  addEngine,
  addMcp,
  addReplay,
  addVerify,
  addRules,
  addClauses,
  addBench,
  addFuzz,
  addLaws,
  addNew,
];

/** Runs one command line and answers with its exit code. Nothing in here ends the process. */
export async function run(argv: readonly string[], streams: Streams): Promise<number> {
  const terminal = new Terminal(streams);
  const program = new Command('hideout')
    .description('A table for games of heist and intrigue.')
    .version(manifest.version)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: (text) => terminal.write(text), writeErr: () => {} })
    .configureHelp({ helpWidth: terminal.width })
    .addHelpText('after', '\nStart with:\n  hideout play')
    .helpCommand(true);
  for (const add of COMMANDS) add(program, terminal);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return terminal.exitCode;
  } catch (error) {
    return report(error, program, streams);
  }
}

/** Tells the user what went wrong; answers with the exit code. */
function report(error: unknown, program: Command, { output, errors }: Streams): number {
  if (error instanceof BadInput) {
    errors.write(`hideout: ${error.message}\n`);
    return EXIT.badInput;
  }
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.fine;
    if (error.code === 'commander.help') output.write(program.helpInformation());
    else errors.write(`hideout: ${error.message.split('\n')[0]!.replace(/^error: /, '')}\n`);
    return EXIT.badInput;
  }
  const stack = error instanceof Error ? error.stack : String(error);
  errors.write(`hideout: sorry, this is our bug. Please report it with these lines:\n${stack}\n`);
  return EXIT.bug;
}
