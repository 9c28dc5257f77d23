import { sectionOf } from "@/components/layout/section-layout"
import type { PageSearchParams } from "@/components/testimonials-dashboard/list-search"
import type { AuditEntry, PlatformAdmin, PlatformConfig } from "@/lib/client/contract"
import { failPage } from "@/lib/http/page-status"
import { loadPlatformAdmins } from "@/lib/platform/admins/loaders"
import { loadPlatformSettings, loadTwoStepOverview, type TwoStepOverview } from "@/lib/platform/loaders"
import { loadActivity } from "@/lib/submissions/activity/loaders"
import { loadAdmin } from "@/lib/tenants/loaders"
import { PLATFORM_SECTIONS, type PlatformSection } from "./platform-sections"

type SectionData =
	| { section: Exclude<PlatformSection, "activity" | "admins" | "two-step">; config: PlatformConfig }
	| { section: "admins"; admins: PlatformAdmin[] }
	| { section: "two-step"; overview: TwoStepOverview }
	| { section: "activity"; items: AuditEntry[]; next: string | null; cursor: string | undefined }

export interface LoadedSection {
	/** The section in the address, or null if it names none. */
	chosen: PlatformSection | null
	data: SectionData
}

/**
 * One section with its data, or null if the data could not be read. Redirects unless the viewer is a platform admin.
 */
export async function loadPlatformSection(params: PageSearchParams): Promise<LoadedSection | null> {
	const chosen = sectionOf(PLATFORM_SECTIONS, params.section)
	const section = chosen ?? "texts"
	const cursor = typeof params.cursor === "string" ? params.cursor : undefined
	try {
		await loadAdmin("platform", null)
		if (section === "admins") return { chosen, data: { section, admins: await loadPlatformAdmins() } }
		if (section === "two-step") return { chosen, data: { section, overview: await loadTwoStepOverview() } }
		if (section !== "activity") return { chosen, data: { section, config: await loadPlatformSettings() } }
		return { chosen, data: { section, cursor, ...(await loadActivity(null, cursor)) } }
	} catch (error) {
		return failPage(error, "platform settings not loaded", { section })
	}
}
