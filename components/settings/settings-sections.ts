import type { Sections } from "@/components/layout/section-layout"
import { hasRole, type TenantRole } from "@/lib/accounts/roles"
import type { SignedInUser } from "@/lib/client/contract"
import { INTEGRATIONS, INTEGRATIONS_ABOUT } from "./integrations/integrations-texts"
import { RETENTION, RETENTION_ABOUT } from "./retention/retention-texts"
import {
	ACTIVITY,
	ACTIVITY_ABOUT,
	CONSENT,
	CONSENT_ABOUT,
	EMAIL,
	EMAIL_ABOUT,
	PRIVACY,
	PRIVACY_ABOUT,
	PUBLIC_PAGE,
	PUBLIC_PAGE_ABOUT,
	TEAM,
	TEAM_ABOUT,
	THANK_YOU_ABOUT,
	THANK_YOU_PAGE,
} from "./settings-texts"

/** The sections of a tenant's Settings tab, by their name in the address (`&section=`). */
export const SECTIONS = {
	page: { label: PUBLIC_PAGE, about: PUBLIC_PAGE_ABOUT },
	"thank-you": { label: THANK_YOU_PAGE, about: THANK_YOU_ABOUT },
	consent: { label: CONSENT, about: CONSENT_ABOUT },
	email: { label: EMAIL, about: EMAIL_ABOUT },
	team: { label: TEAM, about: TEAM_ABOUT },
	integrations: { label: INTEGRATIONS, about: INTEGRATIONS_ABOUT },
	privacy: { label: PRIVACY, about: PRIVACY_ABOUT },
	retention: { label: RETENTION, about: RETENTION_ABOUT },
	activity: { label: ACTIVITY, about: ACTIVITY_ABOUT },
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
