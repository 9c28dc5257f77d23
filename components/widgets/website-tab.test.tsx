import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { SAMPLE_USER } from "../../tests/support/sample-user"
import { stubApi } from "../../tests/support/stub-api"
import { WebsiteTab } from "./website-tab"

it.each([
	[true, "/admin/bakery/dashboard"],
	[false, null],
])("offers a review while nothing can be shown only if there is something to review: %s", (has_to_review, href) => {
	stubApi()
	renderScreen(
		<WebsiteTab
			viewer={SAMPLE_USER}
			tenant={sampleTenant()}
			widgets={[]}
			tags={[]}
			addresses={{ app_url: "https://voices.example", storage_origin: null }}
			toShow={{ showable: 0, has_to_review }}
			base="/admin/bakery/dashboard?tab=website"
			testimonialsHref="/admin/bakery/dashboard"
			open={null}
		/>,
		{ path: "/admin/bakery/dashboard" },
	)
	screen.getByText(/^You have no approved testimonials yet\./)
	expect(screen.queryByRole("link", { name: "Review testimonials" })?.getAttribute("href") ?? null).toBe(href)
})
