import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fillIn } from "./read-form"

class Input {
	constructor(public value: string) {}
}

/** A minimal form for this test: inputs by their names. */
function formOf(values: Record<string, string>) {
	const inputs = new Map(Object.entries(values).map(([name, value]) => [name, new Input(value)]))
	return {
		form: { elements: { namedItem: (name: string) => inputs.get(name) ?? null } } as unknown as HTMLFormElement,
		values: () => Object.fromEntries([...inputs].map(([name, { value }]) => [name, value])),
	}
}

beforeEach(() => vi.stubGlobal("HTMLInputElement", Input))
afterEach(() => vi.unstubAllGlobals())

it("replaces one take's text by another's, except for fields edited meanwhile", () => {
	const { form, values } = formOf({ name: "", email: "", website: "" })
	const ada = { name: "Ada", email: "ada@example.com", website: "https://ada.example" }
	fillIn(form, ada)
	const email = form.elements.namedItem("email")
	if (email instanceof HTMLInputElement) email.value = "typed@example.com"
	fillIn(form, { name: "Grace", email: "grace@example.com" }, ada)
	expect(values()).toEqual({ name: "Grace", email: "typed@example.com", website: "" })
})
