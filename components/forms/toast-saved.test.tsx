import { act, render, screen, waitFor } from "@testing-library/react"
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

it("brings the words anew into the live region with the next save, so that a screen reader says them again", async () => {
	render(<Toaster />)
	act(() => toastSaved("Gift saved."))
	const region = (await screen.findByText("Gift saved.")).closest("[aria-live=polite]")
	const heard: string[] = []
	const listener = new MutationObserver((changes) => {
		for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? "")
	})
	listener.observe(region as Element, { childList: true, subtree: true })
	act(() => toastSaved("Gift saved."))
	await waitFor(() => expect(heard).toContain("Gift saved."))
	expect(screen.getAllByText("Gift saved.")).toHaveLength(1)
})
