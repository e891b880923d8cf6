// The line under a form of the desk that says why it was refused.
export function Fault({ text }: { readonly text: string | null }) {
  return text ? (
    <p class="fault" role="alert">
      {text}
    </p>
  ) : null;
}
