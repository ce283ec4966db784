import { expect, test } from "vitest";
import { fold } from "../../src/shell/fold";

test.each([
  ["Pistola de Caçador", "pistola de cacador"],
  ["LÂMINA Funerária", "lamina funeraria"],
  ["Inés e Íñigo", "ines e inigo"],
])("a search for %s finds what is written without accents", (written, searched) => {
  expect(fold(written)).toBe(searched);
});
