import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import { SectionContent, type SectionContentProps } from "./section-content"
import { SettingsNav } from "./settings-nav"
import { sectionHref } from "./settings-sections"

export interface SettingsTabProps extends SectionContentProps {
	/** False at the tab's bare address: a phone then shows the names alone. */
	chosen: boolean
}

/** Sections beside each other's names on a desk; on a phone first the names, then one section at a time. */
export function SettingsTab({ chosen, ...content }: SettingsTabProps) {
	const { base, data } = content
	return (
		<div className="grid gap-x-10 pt-4 lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:pt-8">
			<SettingsNav base={base} current={data.section} chosen={chosen} />
			<div className={classNames("min-w-0", !chosen && "max-lg:hidden")}>
				<Link
					href={sectionHref(base, null)}
					className="mb-3 flex w-fit items-center gap-1.5 rounded-control text-ink-muted hover:text-ink lg:hidden pointer-coarse:min-h-11"
				>
					<span aria-hidden="true">←</span>
					All settings
				</Link>
				{/* Made anew for each section: they share a call and a version, not a form. */}
				<SectionContent key={data.section} {...content} />
			</div>
		</div>
	)
}
