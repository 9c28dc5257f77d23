import { act, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Toaster } from "@/components/ui/toaster"
import { toastSaved } from "./toast-saved"

it("shows one toast for three saves in a row, and another one for another thing", async () => {
	render(<Toaster />)
	act(() => {
		for (let save = 0; save < 3; save++) toastSaved("Settings saved.")
		toastSaved("Wall page saved.")
	})
	await screen.findByText("Wall page saved.")
	expect(screen.getAllByText("Settings saved.")).toHaveLength(1)
})
