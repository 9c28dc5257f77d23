import { requirementWords } from "@/components/accounts/second-factor/requirement-words"
import { AuditList } from "@/components/audit/audit-list"
import { SectionHeader } from "@/components/forms/section-header"
import * as layoutWords from "@/components/layout/layout-words"
import { PlatformLogoUpload } from "@/components/layout/platform-logo-upload"
import { type SectionGroup, section, sectionHref } from "@/components/layout/section-layout"
import { loadPlatformAdmins } from "@/lib/platform/admins/loaders"
import { loadPlatformSettings, loadTwoStepOverview } from "@/lib/platform/loaders"
import { loadActivity } from "@/lib/submissions/activity/loaders"
import { AdminsSection, CarouselSection, TextsSection, TwoStepOverviewSection } from "./lazy-sections"
import { platformWords } from "./platform-words"

interface Context {
	base: string
	cursor: string | undefined
}

/** The sections of the Platform Settings tab, by their name in the address (`&section=`). */
export const PLATFORM_SECTIONS = {
	texts: section({
		label: platformWords.texts,
		load: loadPlatformSettings,
		view: (config, _: Context) => <TextsSection config={config} />,
	}),
	carousel: section({
		label: platformWords.carousel,
		load: loadPlatformSettings,
		view: ({ carousel_images, carousel_speed }, _: Context) => (
			<CarouselSection images={carousel_images} speed={carousel_speed} />
		),
	}),
	logo: section({
		label: platformWords.logo,
		load: loadPlatformSettings,
		view: ({ platform_logo_url }, _: Context) => (
			<section aria-label={platformWords.logo} className="flex max-w-3xl flex-col gap-5">
				<SectionHeader title={platformWords.logo} about={layoutWords.platformLogoAbout} />
				<PlatformLogoUpload logoUrl={platform_logo_url} />
			</section>
		),
	}),
	admins: section({
		label: platformWords.admins,
		load: loadPlatformAdmins,
		view: (admins, _: Context) => <AdminsSection admins={admins} />,
	}),
	"two-step": section({
		label: requirementWords.signInSecurity,
		load: loadTwoStepOverview,
		view: (overview, _: Context) => <TwoStepOverviewSection overview={overview} />,
	}),
	activity: section({
		label: platformWords.activity,
		load: (_, cursor) => loadActivity(null, cursor),
		view: (page, { base, cursor }: Context) => (
			<section aria-label={platformWords.activity} className="flex max-w-3xl flex-col gap-5">
				<SectionHeader title={platformWords.activity} about={platformWords.activityHeader} />
				<AuditList showTenant page={page} href={sectionHref(base, "activity")} cursor={cursor} />
			</section>
		),
	}),
}

export const PLATFORM_GROUPS: readonly SectionGroup<keyof typeof PLATFORM_SECTIONS>[] = [
	{ ...platformWords.groups.homepage, names: ["texts", "carousel", "logo"] },
	{ ...platformWords.groups.admins, names: ["admins", "two-step"] },
	{ ...platformWords.groups.activity, names: ["activity"] },
]
