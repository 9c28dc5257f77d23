import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { PreviewLink } from "./preview-link"

it("opens the public page, and says so if its address cannot be loaded", async () => {
	const { unmount } = renderScreen(<PreviewLink tenantSlug="bakery" />)
	const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Preview" })
	expect([link.getAttribute("href"), link.target]).toEqual(["/bakery", "_blank"])
	unmount()
	const { user } = renderScreen(<PreviewLink tenantSlug={null} />)
	await user.click(screen.getByRole("button", { name: "Preview" }))
	await screen.findByText("Unable to determine tenant page URL for preview")
})
