import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import AdminError from "./error"

it.each([
	["/admin/bakery/chatbot?tab=leads", "/admin/bakery/dashboard"],
	["/admin/platform/dashboard", "/admin/platform/dashboard"],
	["/admin/chatbot", "/admin/platform/dashboard"],
])("a page that stopped working at %s can be loaded again, or left for %s", (path, dashboard) => {
	renderScreen(<AdminError />, { path })
	expect(screen.getByRole("link", { name: "Retry" }).getAttribute("href")).toBe("")
	expect(screen.getByRole("link", { name: "Back to dashboard" }).getAttribute("href")).toBe(dashboard)
})
