import { render, screen } from "@testing-library/react"
import { afterEach, it } from "vitest"
import { ConfirmDialog } from "./confirm-dialog"

const style = document.createElement("style")
afterEach(() => style.remove())

const dialog = (open: boolean, name: string | null) => (
	<ConfirmDialog
		open={open}
		onOpenChange={() => undefined}
		title={`Delete ${name}?`}
		description={`${name} will be gone.`}
		confirmLabel="Delete"
		onConfirm={() => undefined}
	/>
)

it("keeps its words while it fades out, whatever they would be once the item is gone", () => {
	// A panel that fades out stays in the page until its animation ends.
	style.textContent = "[data-state=open] { animation-name: in } [data-state=closed] { animation-name: out }"
	document.head.append(style)
	const { rerender } = render(dialog(true, "Outcome 1"))
	rerender(dialog(true, "Outcome 2"))
	screen.getByText("Delete Outcome 2?")
	rerender(dialog(false, null))
	screen.getByText("Delete Outcome 2?")
	screen.getByText("Outcome 2 will be gone.")
	rerender(dialog(true, "Outcome 3"))
	screen.getByText("Delete Outcome 3?")
})
