import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { SignedInUser } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { answer } from "../../tests/support/screen-upload"
import { stubApi } from "../../tests/support/stub-api"
import { stubXhr } from "../../tests/support/stub-xhr"
import { GiftUploads } from "./gift-uploads"
import { ThankYouSection } from "./thank-you-section"

const SAVE = "PUT /api/admin/tenant-settings"

// As on a phone, because the preview next to the form is a separate page in a frame.
beforeEach(() => void vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })))

const value = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

it("edits the thank-you page's text", async () => {
	const api = stubApi()
	const tenant = sampleTenant()
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, tenant)
	const { user } = renderScreen(<ThankYouSection tenant={tenant} access={access} />)
	expect(value("Headline")).toBe("Thank you very much for your video testimonial")
	expect(value("Subheadline")).toContain("special report")
	api.on(SAVE, { body: { ...tenant, thank_you_headline: "You are great" } })
	await user.click(button("Edit"))
	fill(field("Headline"), "You are great")
	fill(field("Note about the gift"), "Too short")
	await user.click(button("Save"))
	expect(screen.getByText("Note about the gift must have at least 10 characters")).toBeTruthy()
	fill(field("Note about the gift"), "They got a free cookbook")
	await user.click(button("Save"))
	await screen.findByText("Settings saved")
	expect(api.sent[0]?.body).toMatchObject({
		thank_you_headline: "You are great",
		gift_disclosure: "They got a free cookbook",
	})
	expect(value("Headline")).toBe("You are great")
})

it("uploads a gift and its picture, with its own message for each failure and each removal", async () => {
	const tenant = sampleTenant({ pdf_gift_url: "/media/gift.pdf", pdf_preview_image_url: "/media/cover.png" })
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, tenant)
	const api = stubApi()
	api.on("DELETE /api/admin/tenant-asset/{asset}", { status: 204 })
	const uploads = stubXhr()
	const { user } = renderScreen(<GiftUploads tenant={tenant} access={access} />)
	expect(screen.getByText(/^PDF, max 10MB/)).toBeTruthy()
	expect(screen.getByText(/^JPG, PNG or WebP, max 3MB/)).toBeTruthy()
	for (const [thing, file, path, failed, saved, removed, asset] of [
		["PDF gift", "gift.pdf", "gift", "Failed to upload PDF", "Gift saved", "Gift removed", "pdf-gift"],
		[
			"preview image",
			"cover.png",
			"preview",
			"Failed to upload PDF preview image",
			"Preview image saved",
			"Preview image removed",
			"pdf-preview",
		],
	] as const) {
		const choose = () => user.upload(screen.getByLabelText(`Replace ${thing}`), new File(["x"], file))
		await choose()
		expect(uploads.at(-1)?.path).toBe(`/api/admin/upload-pdf-${path}`)
		await answer(uploads.at(-1), 500)
		expect(screen.getByText(failed)).toBeTruthy()
		await choose()
		await answer(uploads.at(-1), 200)
		await screen.findByText(saved)
		await user.click(button(`Remove ${thing}`))
		expect(screen.getByRole("alertdialog", { name: `Remove the ${thing}?` })).toBeTruthy()
		await user.click(button("Remove"))
		await screen.findByText(removed)
		expect(api.sent.at(-1)?.url.pathname).toBe(`/api/admin/tenant-asset/${asset}`)
	}
})

it("is read-only while the video testimonials are off, except for the platform", () => {
	const tenant = sampleTenant({ video_testimonials_enabled: false })
	const show = (role: SignedInUser["role"]) =>
		renderScreen(<ThankYouSection tenant={tenant} access={settingsAccess({ role, tenant_role: null }, tenant)} />)
	const disabled = () => [
		button("Edit").disabled,
		screen.getByLabelText<HTMLInputElement>("Upload PDF gift").disabled,
		screen.getByLabelText<HTMLInputElement>("Upload preview image").disabled,
	]
	const { unmount } = show("tenant_admin")
	expect(disabled()).toEqual([true, true, true])
	screen.getByText("Video testimonials are turned off. You can view this, but not change it.")
	unmount()
	show("platform_admin")
	expect(disabled()).toEqual([false, false, false])
})
