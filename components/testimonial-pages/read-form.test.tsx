import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { fieldsOf, fillIn, typedOf } from "./read-form"

function formOf(fields: string[], stars = false): HTMLFormElement {
	const { container } = render(
		<form>
			{fields.map((name) => (name === "text" ? <textarea key={name} name={name} /> : <input key={name} name={name} />))}
			{stars && [1, 2, 3, 4, 5].map((value) => <input key={value} type="radio" name="stars" value={value} />)}
		</form>,
	)
	return container.querySelector("form") ?? expect.fail("no form")
}

it("replaces one take's text by another's, except for fields edited meanwhile", () => {
	const form = formOf(["name", "email", "website"])
	const ada = { name: "Ada", email: "ada@example.com", website: "https://ada.example" }
	fillIn(form, ada)
	const email = form.elements.namedItem("email")
	if (email instanceof HTMLInputElement) email.value = "typed@example.com"
	fillIn(form, { name: "Grace", email: "grace@example.com" }, ada)
	expect(typedOf(form)).toEqual({ name: "Grace", email: "typed@example.com", website: "" })
})

it("reads and fills in a choice where the form has one", () => {
	const { container } = render(
		<form>
			<select name="relation">
				<option value="">Prefer not to say</option>
				<option value="paid">Was paid for this</option>
			</select>
		</form>,
	)
	const form = container.querySelector("form") ?? expect.fail("no form")
	expect(typedOf(form)).toMatchObject({ relation: "" })
	fillIn(form, { relation: "paid" })
	expect(typedOf(form)).toMatchObject({ relation: "paid" })
})

it("reads and fills in stars and a text only where the form asks for them", () => {
	const typed = { name: "Ada", email: "", website: "", stars: "4", text: "Fine." }
	const plain = formOf(["name", "email", "website"])
	fillIn(plain, typed)
	expect(fieldsOf(plain, true)).toEqual({ name: "Ada", email: "", website: "", consent: false, hasVideo: true })
	const asking = formOf(["name", "email", "website", "text"], true)
	expect(typedOf(asking)).toEqual({ name: "", email: "", website: "", stars: "", text: "" })
	fillIn(asking, typed)
	expect(typedOf(asking)).toEqual(typed)
	fillIn(asking, { name: "Grace" }, typed)
	expect(typedOf(asking)).toEqual({ name: "Grace", email: "", website: "", stars: "", text: "" })
})
