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
import { lawChecks } from './lawCheck.ts';
import { nameOf } from './flow.ts';

const audience = (trial: Trial, viewer: Viewer): Audience => ({
  viewer,
  names: trial.seats.map((seat) => `Name${seat}`),
});

export const words = lawChecks({
  L27: {
    share: 5,
    at(trial) {
      const { game, state } = trial;
      for (const viewer of trial.viewers) {
        const view = game.view(state, viewer);
        trial.forEachLanguage((words, language) => {
          for (const action of actionSpace(game.verbs)) {
            const what = `the label of ${nameOf(trial, action)} for ${viewerName(viewer)} (${language})`;
            trial.requireWords(words.label(action, view), what);
          }
        });
      }
      if (trial.actor !== undefined) requireDifferentLabels(trial, trial.actor);
    },
  },

  L28: {
    at(trial) {
      const { game, playout } = trial;
      const [deed] = playout.events;
      const last = playout.moves.at(-1);
      if (last && !(deed && game.redact(deed, last.seat)))
        trial.broken(`seat ${last.seat} hears nothing of its ${nameOf(trial, last.action)}`);
      for (const event of playout.events) {
        const before = JSON.stringify(event);
        if (!isPlain(event)) trial.broken(`${before} does not survive JSON`);
        for (const viewer of trial.viewers) {
          const seen = game.redact(event, viewer);
          if (JSON.stringify(event) !== before) trial.broken(`redacting ${before} changed it`);
          if (!seen) continue;
          const text = JSON.stringify(seen);
          const twice = JSON.stringify(game.redact(seen, viewer));
          if (twice !== text) trial.broken(`${text}, redacted again for ${viewerName(viewer)}, is ${twice}`);
          trial.forEachLanguage((words, language) => {
            const sentence = words.say(seen, audience(trial, viewer));
            trial.requireWords(sentence, `${text} for ${viewerName(viewer)} (${language})`);
          });
        }
      }
    },
  },

  L29: {
    share: 2,
    at(trial) {
      for (const viewer of trial.viewers) {
        const view = trial.game.view(trial.state, viewer);
        const to = audience(trial, viewer);
        trial.forEachLanguage((words, language) => {
          const whose = `of ${viewerName(viewer)} (${language})`;
          trial.requireWords(words.status(view, to), `the status ${whose}`);
          const board = words.board(view, to, PLAIN);
          trial.requireWords(board, `the board ${whose}`);
          const wide = board.split('\n').find((line) => Array.from(line).length > COLUMNS);
          if (wide !== undefined)
            trial.broken(`the board ${whose} has a line of ${Array.from(wide).length} columns: ${wide}`);
          const painted = words.board(view, to, (tone, text) => {
            if (!TONES.includes(tone)) trial.broken(`the board ${whose} uses the tone “${tone}”`);
            return `${BRUSH}${text}${BRUSH}`;
          });
          const bare = painted.replaceAll(BRUSH, '');
          if (bare !== board) trial.broken(`the board ${whose} reads differently when it is painted`);
        });
      }
    },
  },

  L30: {
    share: 20,
    at(trial) {
      const { game, state } = trial;
      for (const viewer of trial.viewers) {
        const view = game.view(state, viewer);
        const before = JSON.stringify(view);
        for (const sheet of game.sheets(view)) requireSheet(trial, viewer, sheet);
        if (JSON.stringify(view) !== before) trial.broken('the sheets changed the view');
      }
    },
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
          trial.broken(`${nameOf(trial, other)} and ${nameOf(trial, action)} are both “${label}” (${language})`);
        }
        labels.set(label, action);
      }
    });
  }
}

const COLUMNS = 80;
/** A colour of a terminal: no board contains it by itself, and it takes no column. */
const BRUSH = '\u001B[1m';

function requireSheet(trial: Trial, viewer: Viewer, sheet: Sheet): void {
  const whose = `the sheet “${sheet.heading}” that ${viewerName(viewer)} sees`;
  const sum = sheet.lines.reduce((total, line) => total + line.points, 0);
  if (Math.abs(sum - sheet.total) > 1e-9) trial.broken(`${whose} says ${sheet.total}, its lines say ${sum}`);
  if (sheet.seat !== NOBODY && !trial.seats.some((seat) => seat === sheet.seat))
    trial.broken(`${whose} is for no seat: ${sheet.seat}`);
  for (const line of sheet.lines) trial.requireClause(line.clause, `${whose}, line “${line.what}”,`);
  trial.forEachLanguage((words, language) => {
    trial.requireWords(words.heading(sheet.heading), `${whose} (${language})`);
    for (const line of sheet.lines) trial.requireWords(words.line(line), `${whose}, line “${line.what}” (${language})`);
  });
}
