import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderScreen } from "../../../tests/support/render-screen"
import { LanguageField } from "./language-field"

function show(value: string, guess: string | null) {
	renderScreen(<LanguageField value={value} guess={guess} error={undefined} onChange={vi.fn()} />)
	return screen.getByLabelText<HTMLSelectElement>(/^Language/)
}

it("keeps a language that only the API chose, and says that the built-in responder doesn't speak it", () => {
	const field = show("sv", "de")
	expect([field.value, field.selectedOptions[0]?.textContent]).toEqual(["sv", "Swedish"])
	screen.getByText(/The built-in responder has no sentences in Swedish and uses English/)
})

it("offers a variety that the web pages name, and speaks it", () => {
	const field = show("", "pt-BR")
	expect(field.selectedOptions[0]?.textContent).toBe("Guessed: Brazilian Portuguese")
	screen.getByRole("option", { name: "Brazilian Portuguese" })
	expect(screen.queryByText(/no sentences/)).toBe(null)
})
