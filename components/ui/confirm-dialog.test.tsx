import { render, screen } from "@testing-library/react"
import { beforeEach, describe, it } from "vitest"
import { ConfirmDialog } from "./confirm-dialog"
import { Dialog } from "./dialog"

const confirm = (open: boolean, name: string | null) => (
	<ConfirmDialog
		open={open}
		onOpenChange={() => undefined}
		title={`Delete ${name}?`}
		description={`${name} will be gone.`}
		confirmLabel={name ? `Delete ${name}` : "Delete"}
		onConfirm={() => undefined}
	>
		<p>Key of {name}</p>
	</ConfirmDialog>
)

const dialog = (open: boolean, name: string | null) => (
	<Dialog open={open} onOpenChange={() => undefined} title={`Delete ${name}?`} description={`${name} will be gone.`}>
		<p>Key of {name}</p>
		<button type="button">Delete {name}</button>
	</Dialog>
)

describe.each([
	["a question", confirm],
	["a dialog", dialog],
])("%s", (_, draw) => {
	beforeEach(() => {
		const style = document.createElement("style")
		// A panel that fades out stays in the page until its animation ends.
		style.textContent = "[data-state=open] { animation-name: in } [data-state=closed] { animation-name: out }"
		document.head.append(style)
		return () => style.remove()
	})

	it("keeps its words while it fades out, whatever they would be once the item is gone", () => {
		const says = (name: string) => {
			screen.getByText(`Delete ${name}?`)
			screen.getByText(`${name} will be gone.`)
			screen.getByText(`Key of ${name}`)
			screen.getByRole("button", { name: `Delete ${name}` })
		}
		const { rerender } = render(draw(true, "Outcome 1"))
		rerender(draw(true, "Outcome 2"))
		says("Outcome 2")
		rerender(draw(false, null))
		says("Outcome 2")
		rerender(draw(true, "Outcome 3"))
		says("Outcome 3")
	})
})
