/** Puts text on the clipboard; tells whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text); // no permission, or not a secure page
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "spoken";
  const within = document.querySelector("dialog[open]") ?? document.body;
  within.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
