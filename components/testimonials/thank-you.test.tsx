import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { ThankYouPage } from "@/lib/client/contract"
import { rememberSubmission } from "@/lib/client/last-submission"
import { renderScreen } from "../../tests/support/render-screen"
import { ThankYou } from "./thank-you"

const PAGE = { tenant_name: "Acme", thank_you_headline: "Thanks", thank_you_subheadline: "" } as ThankYouPage

it("speaks of a receipt only in the tab that has submitted", () => {
	const isSpokenOf = () => !screen.getByText(/^We have sent a receipt/).classList.contains("invisible")
	const opened = renderScreen(<ThankYou tenantSlug="acme" page={PAGE} />)
	expect(isSpokenOf()).toBe(false)
	opened.unmount()
	rememberSubmission("acme", "s")
	renderScreen(<ThankYou tenantSlug="acme" page={PAGE} />)
	expect(isSpokenOf()).toBe(true)
	expect(screen.getByRole("link", { name: "Submit Another Testimonial" }).getAttribute("href")).toBe("/acme")
})
