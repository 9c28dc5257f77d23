import { AuditList } from "@/components/audit/audit-list"
import { SectionHeader } from "@/components/forms/section-header"
import type { TenantAccess } from "@/components/forms/settings-access"
import { type SectionGroup, section, sectionHref } from "@/components/layout/section-layout"
import { TranslationsEditor } from "@/components/translations/lazy-editor"
import { translationsWords } from "@/components/translations/translations-words"
import { commonWords } from "@/components/ui/common-words"
import { hasRole } from "@/lib/accounts/roles"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { loadReceipts } from "@/lib/privacy/loaders"
import { loadRetention } from "@/lib/services/retention/rules/loaders"
import { loadActivity } from "@/lib/submissions/activity/loaders"
import { loadConsentTexts } from "@/lib/submissions/consent/wording/loaders"
import { loadKeys } from "@/lib/tenants/api-keys/loaders"
import { availableLanguages } from "@/lib/tenants/languages/loaders"
import { loadDeliveries } from "@/lib/tenants/mail/loaders"
import { loadTeam } from "@/lib/tenants/team/loaders"
import { loadWebhooks } from "@/lib/tenants/webhooks/loaders"
import { loadTranslations, loadUntranslated } from "@/lib/translations/loaders"
import { integrationWords } from "./integrations/integrations-words"
import { languagesWords } from "./languages/languages-words"
import {
	ConsentSection,
	EmailSection,
	IntegrationsSection,
	LanguagesSection,
	PageSection,
	PrivacySection,
	RetentionSection,
	TeamSection,
	ThankYouSection,
} from "./lazy-sections"
import { retentionWords } from "./retention/retention-words"
import { settingsWords } from "./settings-words"

interface Context {
	tenant: Tenant
	access: TenantAccess
	base: string
	cursor: string | undefined
}

const nothing = async () => null

export const SECTIONS = {
	page: section({
		label: settingsWords.publicPage,
		load: nothing,
		view: (_, { tenant, access }: Context) => <PageSection tenant={tenant} access={access} />,
	}),
	"thank-you": section({
		label: settingsWords.thankYouPage,
		load: nothing,
		view: (_, { tenant, access }: Context) => <ThankYouSection tenant={tenant} access={access} />,
	}),
	languages: section({
		label: languagesWords.title,
		load: loadUntranslated,
		view: (counts, { tenant, access }: Context) => (
			<LanguagesSection tenant={tenant} access={access} available={availableLanguages()} counts={counts} />
		),
	}),
	translations: section({
		label: translationsWords.title,
		load: (tenantSlug) => loadTranslations(tenantSlug, "page"),
		view: (translations, { access }: Context) => (
			<TranslationsEditor {...translations} subject="page" access={access} />
		),
	}),
	consent: section({
		label: settingsWords.consent,
		load: loadConsentTexts,
		view: (texts, { tenant, access }: Context) => (
			<ConsentSection texts={texts} takesWritten={tenant.accept_written} access={access} />
		),
	}),
	email: section({
		label: commonWords.email,
		load: loadDeliveries,
		view: (deliveries, { tenant, access }: Context) => (
			<EmailSection tenant={tenant} access={access} deliveries={deliveries} />
		),
	}),
	team: section({
		label: settingsWords.team,
		role: "owner",
		load: loadTeam,
		view: (team, { access }: Context) => <TeamSection team={team} access={access} />,
	}),
	integrations: section({
		label: integrationWords.integrations,
		role: "editor",
		load: (tenantSlug) => Promise.all([loadKeys(tenantSlug), loadWebhooks(tenantSlug)]),
		view: ([keys, webhooks], { access }: Context) => (
			<IntegrationsSection keys={keys} webhooks={webhooks} access={access} />
		),
	}),
	privacy: section({
		label: settingsWords.privacy,
		role: "owner",
		load: loadReceipts,
		view: (receipts, { tenant, access }: Context) => (
			<PrivacySection receipts={receipts} access={access} businessName={tenant.tenant_name} />
		),
	}),
	retention: section({
		label: retentionWords.retention,
		role: "owner",
		load: loadRetention,
		view: (loaded, { access }: Context) => <RetentionSection {...loaded} access={access} />,
	}),
	activity: section({
		label: settingsWords.activity,
		role: "editor",
		load: loadActivity,
		view: (page, { base, cursor }: Context) => (
			<section className="flex max-w-3xl flex-col gap-5">
				<SectionHeader title={settingsWords.activity} about={settingsWords.activityHeader} />
				<AuditList page={page} href={sectionHref(base, "activity")} cursor={cursor} />
			</section>
		),
	}),
}

export const SECTION_GROUPS: readonly SectionGroup<keyof typeof SECTIONS>[] = [
	{ ...settingsWords.groups.pages, names: ["page", "thank-you", "languages", "translations"] },
	{ ...settingsWords.groups.email, names: ["email"] },
	{ ...settingsWords.groups.people, names: ["consent", "privacy", "retention"] },
	{ ...settingsWords.groups.access, names: ["team", "integrations", "activity"] },
]

export function sectionsFor(viewer: Pick<SignedInUser, "tenant_role">) {
	return Object.fromEntries(Object.entries(SECTIONS).filter(([, { role }]) => hasRole(viewer, role ?? "viewer")))
}
