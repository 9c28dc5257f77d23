import { describe, expect, it } from "vitest"
import { unseal } from "@/lib/crypto/secret-box"
import type { Tenant } from "@/lib/db/generated/client"
import { presentTenant } from "../present"
import { TenantSettings } from "./schema"
import { settingsChanges } from "./settings-changes"

const ID = "0198f4a2-7c1b-7def-8a90-0123456789ab"

const tenant = (overrides: Partial<Tenant> = {}): Tenant => ({
	id: ID,
	name: "Demo",
	slug: "demo",
	notifyEmail: "owner@example.com",
	isActive: true,
	createdAt: new Date(0),
	updatedAt: new Date(0),
	settingsUpdatedAt: new Date(0),
	logoKey: null,
	pdfGiftKey: null,
	pdfPreviewImageKey: null,
	pageHeadline: null,
	pageSubheadline: null,
	thankYouHeadline: null,
	thankYouSubheadline: null,
	maxDurationSeconds: 120,
	publicSharedOnly: false,
	showTranscript: false,
	showMoreTestimonials: false,
	languages: [],
	visitorLanguage: false,
	languageSwitch: false,
	showVerify: false,
	recordingPrompts: [],
	giftDisclosure: null,
	funnelEnabled: false,
	wallEnabled: false,
	showFigures: false,
	wallContactSheet: true,
	thankYouWallLink: false,
	rejectionsCountedSince: null,
	wallWidgetId: null,
	showInSearch: false,
	acceptWritten: false,
	askStars: false,
	askRelation: false,
	hiddenFields: [],
	websiteUrl: null,
	brandColor: null,
	emailSubjectTemplate: null,
	emailProvider: "gmail",
	emailAddress: null,
	emailAppPassword: null,
	emailFromName: null,
	emailEnabled: true,
	emailError: null,
	videoTestimonialsEnabled: true,
	chatbotEnabled: true,
	videoTestimonialsMessage: "",
	chatbotMessage: "",
	secondFactorRequired: false,
	searchText: "",
	...overrides,
})
const changes = (before: Tenant, sent: object) => settingsChanges(before, TenantSettings.parse(sent))

describe("settingsChanges", () => {
	it("writes nothing if a form sends back exactly what it displayed", () => {
		for (const before of [
			tenant(),
			tenant({ pageHeadline: "Ours", emailFromName: "Us", emailAddress: "a@b.co", recordingPrompts: ["Why us?"] }),
		]) {
			expect(changes(before, presentTenant(before))).toEqual({})
		}
	})

	it("keeps a default the default, so it follows a new name", () => {
		const shown = presentTenant(tenant())
		expect(changes(tenant(), { ...shown, tenant_name: "Renamed" })).toEqual({ name: "Renamed" })
		const own = tenant({ pageHeadline: "Ours", emailFromName: "Us" })
		expect(changes(own, { page_headline: shown.page_headline, email_from_name: "Demo" })).toEqual({
			pageHeadline: null,
			emailFromName: null,
		})
	})

	it.each([null, "", "  "])("returns to the default for %j", (nothing) => {
		const own = tenant({ pageHeadline: "Ours", brandColor: "#112233", emailSubjectTemplate: "S", emailProvider: "gmx" })
		const sent = {
			page_headline: nothing,
			brand_color: nothing,
			email_subject_template: nothing,
			email_provider: nothing,
		}
		expect(changes(own, sent)).toEqual({
			pageHeadline: null,
			brandColor: null,
			emailSubjectTemplate: null,
			emailProvider: "gmail",
		})
	})

	it("ignores fields that do not belong to the form", () => {
		expect(
			changes(tenant(), { tenant_slug: "x", is_active: false, tenant_id: "y", logo_url: "z", logoKey: "k" }),
		).toEqual({})
	})
})

describe("the app password", () => {
	const withPassword = tenant({ emailAddress: "a@b.co", emailAppPassword: "v1.sealed", emailError: "Refused." })

	it("is sealed for this tenant, without Google's spaces", () => {
		const { emailAppPassword, emailError } = changes(withPassword, { email_app_password: "abcd efgh ijkl mnop" })
		expect(unseal(emailAppPassword ?? "", "tenants.email_app_password", ID)).toBe("abcdefghijklmnop")
		expect(emailError).toBeNull()
	})

	it.each([{ email_app_password: "" }, { email_app_password: "  " }, { email_app_password: null }, {}])(
		"stays for %j",
		(sent) => {
			expect(changes(withPassword, sent)).toEqual({})
		},
	)

	it("is removed with the address, even if a new one is sent", () => {
		const gone = { emailAddress: null, emailAppPassword: null, emailError: null }
		expect(changes(withPassword, { email_address: "" })).toEqual(gone)
		expect(changes(withPassword, { email_address: null, email_app_password: "new one" })).toEqual(gone)
	})

	it("clears the mailbox's last error with the provider and the address, but not with anything else", () => {
		expect(changes(withPassword, { email_provider: "gmx" })).toEqual({ emailProvider: "gmx", emailError: null })
		expect(changes(withPassword, { email_address: "New@B.co" })).toEqual({ emailAddress: "new@b.co", emailError: null })
		expect(changes(withPassword, { email_from_name: "Us" })).toEqual({ emailFromName: "Us" })
	})
})
