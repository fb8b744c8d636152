import {
  actionSpace,
  NOBODY,
  PLAIN,
  SPECTATOR,
  TONES,
  type Action,
  type Audience,
  type Seat,
  type Sheet,
  type Viewer,
} from '@hideout/kernel';
import { isPlain } from '../data.ts';
import { viewerName, type Trial } from '../trial.ts';
import { lawCheck } from './lawCheck.ts';
import { nameOf } from './flow.ts';

const audience = (trial: Trial, viewer: Viewer): Audience => ({
  viewer,
  names: trial.seats.map((seat) => `Name${seat}`),
});

export const labelsTellActionsApart = lawCheck('L27', {
  share: 5,
  at(trial) {
    const { game, state } = trial;
    for (const viewer of trial.viewers) {
      const view = game.view(state, viewer);
      trial.forEachLanguage((words, language) => {
        for (const action of actionSpace(game.verbs)) {
          const what = `the label of ${nameOf(trial, action)} for ${viewerName(viewer)} (${language})`;
          trial.requireWords('L27', words.label(action, view), what);
        }
      });
    }
    if (trial.actor !== undefined) requireDifferentLabels(trial, trial.actor);
  },
});

function requireDifferentLabels(trial: Trial, actor: Seat): void {
  const { game, state } = trial;
  const viewers: readonly Viewer[] = [actor, SPECTATOR];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    trial.forEachLanguage((words, language) => {
      const labels = new Map<string, Action>();
      for (const action of new Set(trial.legal())) {
        const label = words.label(action, view);
        const other = labels.get(label);
        if (other !== undefined) {
          trial.broken('L27', `${nameOf(trial, other)} and ${nameOf(trial, action)} are both “${label}” (${language})`);
        }
        labels.set(label, action);
      }
    });
  }
}

export const eventsAreSaid = lawCheck('L28', {
  at(trial) {
    const { game, playout } = trial;
    const [deed] = playout.events;
    const last = playout.moves.at(-1);
    if (last && !(deed && game.redact(deed, last.seat)))
      trial.broken('L28', `seat ${last.seat} hears nothing of its ${nameOf(trial, last.action)}`);
    for (const event of playout.events) {
      const before = JSON.stringify(event);
      if (!isPlain(event)) trial.broken('L28', `${before} does not survive JSON`);
      for (const viewer of trial.viewers) {
        const seen = game.redact(event, viewer);
        if (JSON.stringify(event) !== before) trial.broken('L28', `redacting ${before} changed it`);
        if (!seen) continue;
        const text = JSON.stringify(seen);
        const twice = JSON.stringify(game.redact(seen, viewer));
        if (twice !== text) trial.broken('L28', `${text}, redacted again for ${viewerName(viewer)}, is ${twice}`);
        trial.forEachLanguage((words, language) => {
          const sentence = words.say(seen, audience(trial, viewer));
          trial.requireWords('L28', sentence, `${text} for ${viewerName(viewer)} (${language})`);
        });
      }
    }
  },
});

const COLUMNS = 80;
/** A mark that no board contains. */
const BRUSH = '\u{e000}';

export const boardIsReadable = lawCheck('L29', {
  share: 5,
  at(trial) {
    for (const viewer of trial.viewers) {
      const view = trial.game.view(trial.state, viewer);
      const to = audience(trial, viewer);
      trial.forEachLanguage((words, language) => {
        const whose = `of ${viewerName(viewer)} (${language})`;
        trial.requireWords('L29', words.status(view, to), `the status ${whose}`);
        const board = words.board(view, to, PLAIN);
        trial.requireWords('L29', board, `the board ${whose}`);
        const wide = board.split('\n').find((line) => Array.from(line).length > COLUMNS);
        if (wide !== undefined)
          trial.broken('L29', `the board ${whose} has a line of ${Array.from(wide).length} columns: ${wide}`);
        const painted = words.board(view, to, (tone, text) => {
          if (!TONES.includes(tone)) trial.broken('L29', `the board ${whose} uses the tone “${tone}”`);
          return `${BRUSH}${text}${BRUSH}`;
        });
        const bare = painted.replaceAll(BRUSH, '');
        if (bare !== board) trial.broken('L29', `the board ${whose} reads differently when it is painted`);
      });
    }
  },
});

export const sheetsAddUp = lawCheck('L30', {
  share: 20,
  at(trial) {
    const { game, state } = trial;
    for (const viewer of trial.viewers) {
      const view = game.view(state, viewer);
      const before = JSON.stringify(view);
      for (const sheet of game.sheets(view)) requireSheet(trial, viewer, sheet);
      if (JSON.stringify(view) !== before) trial.broken('L30', 'the sheets changed the view');
    }
  },
});

function requireSheet(trial: Trial, viewer: Viewer, sheet: Sheet): void {
  const whose = `the sheet “${sheet.heading}” that ${viewerName(viewer)} sees`;
  const sum = sheet.lines.reduce((total, line) => total + line.points, 0);
  if (Math.abs(sum - sheet.total) > 1e-9) trial.broken('L30', `${whose} says ${sheet.total}, its lines say ${sum}`);
  if (sheet.seat !== NOBODY && !trial.seats.some((seat) => seat === sheet.seat))
    trial.broken('L30', `${whose} is for no seat: ${sheet.seat}`);
  for (const line of sheet.lines) trial.requireClause('L30', line.clause, `${whose}, line “${line.what}”,`);
  trial.forEachLanguage((words, language) => {
    trial.requireWords('L30', words.heading(sheet.heading), `${whose} (${language})`);
    for (const line of sheet.lines)
      trial.requireWords('L30', words.line(line), `${whose}, line “${line.what}” (${language})`);
  });
}
