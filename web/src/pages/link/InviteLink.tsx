import { lazy, Suspense, useState } from 'react';
import { canShare, share } from '../../share/share.ts';
import { Button } from '../../shell/Button.tsx';
import { Field } from '../../shell/Field.tsx';
import { useInvitationWords } from '../../words/invitation.ts';
import { useMessages } from '../../words/words.ts';

const QrCode = lazy(async () => ({ default: (await import('../../share/QrCode.tsx')).QrCode }));

/** The link for friends: to be copied, handed to another program, or held before a camera. */
export function InviteLink({ address, game }: { readonly address: string; readonly game: string }) {
  const m = useMessages();
  const words = useInvitationWords();
  const [copied, setCopied] = useState(false);
  const [isShown, setShown] = useState(false);
  const message = { text: words.shareText(game), url: address };
  return (
    <div className="invite">
      <Field label={m.link.invite}>
        <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="row">
        <Button
          look="primary"
          label={copied ? m.link.copied : m.link.copy}
          onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
        />
        {canShare(message) && <Button label={words.share} onClick={() => void share(message)} />}
        <Button label={words.qr} aria-expanded={isShown} onClick={() => setShown(!isShown)} />
      </div>
      {isShown && (
        <Suspense>
          <QrCode address={address} label={words.qrFor} />
        </Suspense>
      )}
    </div>
  );
}
