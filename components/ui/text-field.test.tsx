import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { TextField } from "./text-field"

it.each([
	["email", "ltr"],
	["url", "ltr"],
	["text", null],
])("a field for %s runs %s", (type, direction) => {
	renderScreen(<TextField label="Field" type={type} />)
	expect(screen.getByLabelText("Field").getAttribute("dir")).toBe(direction)
})
