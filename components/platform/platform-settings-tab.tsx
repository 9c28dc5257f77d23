import { AuditList } from "@/components/audit/audit-list"
import { SectionHeader } from "@/components/forms/section-header"
import * as layoutWords from "@/components/layout/layout-words"
import { PlatformLogoUpload } from "@/components/layout/platform-logo-upload"
import { SectionLayout, sectionHref } from "@/components/layout/section-layout"
import { AdminsSection, CarouselSection, TextsSection, TwoStepOverviewSection } from "./lazy-sections"
import type { LoadedSection } from "./load-platform-section"
import { PLATFORM_SECTIONS } from "./platform-sections"
import { platformWords } from "./platform-words"

export interface PlatformSettingsTabProps extends LoadedSection {
	/** The tab's own address. */
	base: string
}

export function PlatformSettingsTab({ base, chosen, data }: PlatformSettingsTabProps) {
	return (
		<SectionLayout
			label={platformWords.settings}
			sections={PLATFORM_SECTIONS}
			base={base}
			chosen={chosen}
			current={data.section}
		>
			<SectionContent base={base} data={data} />
		</SectionLayout>
	)
}

function SectionContent({ base, data }: Pick<PlatformSettingsTabProps, "base" | "data">) {
	switch (data.section) {
		case "texts":
			return <TextsSection config={data.config} />
		case "carousel":
			return <CarouselSection images={data.config.carousel_images} speed={data.config.carousel_speed} />
		case "logo":
			return (
				<section aria-label={platformWords.logo} className="flex max-w-3xl flex-col gap-5">
					<SectionHeader title={platformWords.logo} about={layoutWords.platformLogoAbout} />
					<PlatformLogoUpload logoUrl={data.config.platform_logo_url} />
				</section>
			)
		case "admins":
			return <AdminsSection admins={data.admins} />
		case "two-step":
			return <TwoStepOverviewSection overview={data.overview} />
		case "activity": {
			const here = sectionHref(base, "activity")
			return (
				<section aria-label={platformWords.activity} className="flex max-w-3xl flex-col gap-5">
					<SectionHeader title={platformWords.activity} about={platformWords.activityHeader} />
					<AuditList
						showTenant
						entries={data.items}
						newestHref={data.cursor ? here : null}
						olderHref={data.next && `${here}&cursor=${encodeURIComponent(data.next)}`}
					/>
				</section>
			)
		}
	}
}
