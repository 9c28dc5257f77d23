import type { Sections } from "@/components/layout/section-layout"
import { commonWords } from "@/components/ui/common-words"
import { hasRole, type TenantRole } from "@/lib/accounts/roles"
import type { SignedInUser } from "@/lib/client/contract"
import { integrationWords } from "./integrations/integrations-words"
import { retentionWords } from "./retention/retention-words"
import { settingsWords } from "./settings-words"

/** The sections of a tenant's Settings tab, by their name in the address (`&section=`). */
export const SECTIONS = {
	page: { label: settingsWords.publicPage, about: settingsWords.publicPageAbout },
	"thank-you": { label: settingsWords.thankYouPage, about: settingsWords.thankYouAbout },
	consent: { label: settingsWords.consent, about: settingsWords.consentAbout },
	email: { label: commonWords.email, about: settingsWords.emailAbout },
	team: { label: settingsWords.team, about: settingsWords.teamAbout },
	integrations: { label: integrationWords.integrations, about: integrationWords.about },
	privacy: { label: settingsWords.privacy, about: settingsWords.privacyAbout },
	retention: { label: retentionWords.retention, about: retentionWords.about },
	activity: { label: settingsWords.activity, about: settingsWords.activityAbout },
} as const

/** Sections that need more than the least role. The calls behind them demand the same. */
export const SECTION_ROLES = {
	team: "owner",
	integrations: "editor",
	privacy: "owner",
	retention: "owner",
	activity: "editor",
} as const satisfies Partial<Record<keyof typeof SECTIONS, TenantRole>>

/** The sections that this viewer may open. */
export function sectionsFor(viewer: Pick<SignedInUser, "tenant_role">): Sections {
	const needed: Partial<Record<string, TenantRole>> = SECTION_ROLES
	return Object.fromEntries(Object.entries(SECTIONS).filter(([name]) => hasRole(viewer, needed[name] ?? "viewer")))
}

export type SectionName = keyof typeof SECTIONS

/** The section that a desktop shows if the address names none. */
export const FIRST_SECTION: SectionName = "page"
