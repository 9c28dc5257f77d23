import { act } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { useFreshList } from "./use-fresh-list"

const LIST: unknown[] = []

function List() {
	useFreshList(LIST)
	return null
}

it("reloads the list when its admin comes back from a testimonial's own tab, but not right after loading", () => {
	vi.useFakeTimers()
	const visible = vi.spyOn(document, "visibilityState", "get")
	const { router } = renderScreen(<List />)
	const turnTo = (state: DocumentVisibilityState) => {
		visible.mockReturnValue(state)
		act(() => void document.dispatchEvent(new Event("visibilitychange")))
	}
	vi.advanceTimersByTime(1_000)
	turnTo("hidden")
	turnTo("visible")
	expect(router.refresh).not.toHaveBeenCalled()
	vi.advanceTimersByTime(20_000)
	turnTo("hidden")
	expect(router.refresh).not.toHaveBeenCalled()
	turnTo("visible")
	expect(router.refresh).toHaveBeenCalledTimes(1)
})
