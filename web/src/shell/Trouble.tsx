/** Why something was not done; nothing when all is well. */
export function Trouble({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return undefined;
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
