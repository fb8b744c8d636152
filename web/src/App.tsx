import { manifestOf } from '@hideout/catalogue';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './pages/home/Home.tsx';
import { Broken } from './shell/Broken.tsx';
import { Frame } from './shell/Frame.tsx';
import { Loading } from './shell/Loading.tsx';
import { Missing } from './shell/Missing.tsx';
import { NoSuchGame } from './shell/NoSuchGame.tsx';

/** A page that is fetched when somebody goes there. */
const page = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const SetUp = page(() => import('./pages/setup/SetUp.tsx'), 'SetUp');
const QuickStart = page(() => import('./pages/setup/QuickStart.tsx'), 'QuickStart');
const LocalTable = page(() => import('./pages/LocalTable.tsx'), 'LocalTable');
const LinkTable = page(() => import('./pages/link/LinkTable.tsx'), 'LinkTable');
const ReplayShelf = page(() => import('./pages/replay/ReplayShelf.tsx'), 'ReplayShelf');
const Replay = page(() => import('./pages/replay/Replay.tsx'), 'Replay');
const Analysis = page(() => import('./pages/analysis/Analysis.tsx'), 'Analysis');
const Rules = page(() => import('./pages/rules/Rules.tsx'), 'Rules');
const Provenance = page(() => import('./pages/rules/Provenance.tsx'), 'Provenance');
const Bots = page(() => import('./pages/bots/Bots.tsx'), 'Bots');
const Fair = page(() => import('./pages/Fair.tsx'), 'Fair');
const Mine = page(() => import('./pages/mine/Mine.tsx'), 'Mine');
const Insights = page(() => import('./pages/insights/Insights.tsx'), 'Insights');
const Compare = page(() => import('./pages/compare/Compare.tsx'), 'Compare');
const NearPage = page(() => import('./pages/near/NearPage.tsx'), 'NearPage');
const Leaderboard = page(() => import('./pages/ratings/Leaderboard.tsx'), 'Leaderboard');
const DailyPage = page(() => import('./pages/daily/DailyPage.tsx'), 'DailyPage');
const Puzzles = page(() => import('./pages/puzzles/Puzzles.tsx'), 'Puzzles');
const SettingsPage = page(() => import('./pages/SettingsPage.tsx'), 'SettingsPage');

/** A page about a game, if the house has it. */
const known = (game: string | undefined, place: string, then: ReactNode): ReactNode =>
  game === undefined || manifestOf(game) ? then : <NoSuchGame id={game} place={place} />;

/** The whole client: an address leads to a page. Tables have the screen to themselves; other pages stand in a frame. */
export const App = () => (
  <Broken>
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/play/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
        <Route path="/t/:id">{({ id }) => <LinkTable key={id} id={id} />}</Route>
        <Route>
          <Frame>
            <Suspense fallback={<Loading />}>
              <Switch>
                <Route path="/" component={Home} />
                <Route path="/new/:game">{({ game }) => known(game, 'new', <SetUp key={game} id={game} />)}</Route>
                <Route path="/quick/:game">
                  {({ game }) => known(game, 'quick', <QuickStart key={game} id={game} guided={false} />)}
                </Route>
                <Route path="/learn/:game">
                  {({ game }) => known(game, 'learn', <QuickStart key={game} id={game} guided />)}
                </Route>
                <Route path="/daily/:day?">{({ day }) => <DailyPage key={day} day={day} />}</Route>
                <Route path="/near/:game">{({ game }) => known(game, 'near', <NearPage key={game} id={game} />)}</Route>
                <Route path="/ratings/:game">
                  {({ game }) => known(game, 'ratings', <Leaderboard key={game} id={game} />)}
                </Route>
                <Route path="/mine" component={Mine} />
                <Route path="/insights" component={Insights} />
                <Route path="/replay" component={ReplayShelf} />
                <Route path="/replay/:id/:step?">
                  {({ id, step }) => <Replay key={id} id={id} step={Number(step ?? 0)} />}
                </Route>
                <Route path="/compare/:id">{({ id }) => <Compare key={id} id={id} />}</Route>
                <Route path="/analysis/:id">{({ id }) => <Analysis key={id} id={id} />}</Route>
                <Route path="/rules/:game?">{({ game }) => known(game, 'rules', <Rules key={game} id={game} />)}</Route>
                <Route path="/rules/:game/provenance">
                  {({ game }) => known(game, 'rules', <Provenance key={game} id={game} />)}
                </Route>
                <Route path="/bots/:game?">{({ game }) => known(game, 'bots', <Bots id={game} />)}</Route>
                <Route path="/puzzles/:game?">
                  {({ game }) => known(game, 'puzzles', <Puzzles key={game} id={game} />)}
                </Route>
                <Route path="/fair" component={Fair} />
                <Route path="/settings" component={SettingsPage} />
                <Route>
                  <Missing />
                </Route>
              </Switch>
            </Suspense>
          </Frame>
        </Route>
      </Switch>
    </Suspense>
  </Broken>
);
