import { fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { ListEditor } from "./list-editor"

it("adds a field by Enter, but not by the one that confirms a word of an input method", () => {
	const change = vi.fn()
	renderScreen(
		<ListEditor label="Questions" name="questions" value="東京" thing="question" max={5} hint="" onChange={change} />,
	)
	const field = screen.getByRole("textbox")
	fireEvent.keyDown(field, { key: "Enter", isComposing: true })
	// Safari: the composition has ended before its Enter.
	fireEvent.keyDown(field, { key: "Enter", keyCode: 229 })
	expect(change).not.toHaveBeenCalled()
	fireEvent.keyDown(field, { key: "Enter", keyCode: 13 })
	expect(change).toHaveBeenCalledOnce()
})
