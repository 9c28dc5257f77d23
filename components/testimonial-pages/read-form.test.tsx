import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { CHOICE_FIELDS, FIELD_NAMES, isText } from "@/lib/submissions/form-fields"
import { fieldsOf, fillIn, typedOf } from "./read-form"

const TEXT_NAMES = FIELD_NAMES.filter(isText)
/** A value of each field that a customer types. */
const ADA = Object.fromEntries(TEXT_NAMES.map((name) => [name, `Ada's ${name}`]))
const EMPTY = Object.fromEntries(TEXT_NAMES.map((name) => [name, ""]))

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
	const form = formOf(TEXT_NAMES)
	fillIn(form, ADA)
	expect(typedOf(form)).toEqual(ADA)
	const email = form.elements.namedItem("email")
	if (email instanceof HTMLInputElement) email.value = "typed@example.com"
	fillIn(form, { name: "Grace", email: "grace@example.com" }, ADA)
	expect(typedOf(form)).toEqual({ ...EMPTY, name: "Grace", email: "typed@example.com" })
})

it.each(CHOICE_FIELDS)("reads and fills in $name where the form has it", ({ name, options }) => {
	const [chosen = expect.fail("no option")] = Object.keys(options)
	const { container } = render(
		<form>
			<select name={name}>
				<option value="">Prefer not to say</option>
				<option value={chosen}>{chosen}</option>
			</select>
		</form>,
	)
	const form = container.querySelector("form") ?? expect.fail("no form")
	expect(typedOf(form)).toMatchObject({ [name]: "" })
	fillIn(form, { [name]: chosen })
	expect(typedOf(form)).toMatchObject({ [name]: chosen })
})

it("reads and fills in stars and a text only where the form asks for them", () => {
	const typed = { ...ADA, stars: "4", text: "Fine." }
	const plain = formOf(TEXT_NAMES)
	fillIn(plain, typed)
	expect(fieldsOf(plain, true)).toEqual({ ...ADA, consent: false, hasVideo: true })
	const asking = formOf([...TEXT_NAMES, "text"], true)
	expect(typedOf(asking)).toEqual({ ...EMPTY, stars: "", text: "" })
	fillIn(asking, typed)
	expect(typedOf(asking)).toEqual(typed)
	fillIn(asking, { name: "Grace" }, typed)
	expect(typedOf(asking)).toEqual({ ...EMPTY, name: "Grace", stars: "", text: "" })
})
