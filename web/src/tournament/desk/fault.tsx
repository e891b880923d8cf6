// Why something was refused.
export function Fault({ text }: { readonly text: string | null }) {
  return text ? (
    <p class="fault" role="alert">
      {text}
    </p>
  ) : null;
}
