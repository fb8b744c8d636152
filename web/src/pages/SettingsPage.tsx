import { lazy, Suspense } from 'react';
import { Calls } from './Calls.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { setSetting, SETTINGS, useSettings, type SettingName, type Settings } from '../store/settings.ts';
import { chooseLanguage, useMessages } from '../words/words.ts';

const AccountPanel = lazy(async () => ({ default: (await import('./account/AccountPanel.tsx')).AccountPanel }));

/** Everything that can be set, each as a row of choices. */
export function SettingsPage() {
  const m = useMessages();
  useTitle(m.nav.settings);
  return (
    <article className="page narrow">
      <h1>{m.nav.settings}</h1>
      <p className="lead">{m.settings.stays}</p>
      {(Object.keys(SETTINGS) as SettingName[]).map((name) => (
        <Setting key={name} name={name} />
      ))}
      <Suspense fallback={<Loading />}>
        <AccountPanel />
      </Suspense>
      <Calls />
    </article>
  );
}

function change<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  if (name === 'language') void chooseLanguage(value as Settings['language']);
  else setSetting(name, value);
}

function Setting({ name }: { readonly name: SettingName }) {
  const m = useMessages();
  const settings = useSettings();
  const { label, values } = m.settings[name];
  return (
    <fieldset className="setting">
      <legend>{label}</legend>
      <div className="segments">
        {SETTINGS[name].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={settings[name] === value}
              onChange={() => change(name, value)}
            />
            <span>{(values as Readonly<Record<string, string>>)[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
