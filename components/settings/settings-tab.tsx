import { SectionLayout } from "@/components/layout/section-layout"
import { SectionContent, type SectionContentProps } from "./section-content"
import { SECTIONS, type SectionName } from "./settings-sections"

export interface SettingsTabProps extends SectionContentProps {
	/** What the address names; null at the tab's bare address. */
	chosen: SectionName | null
}

export function SettingsTab({ chosen, ...content }: SettingsTabProps) {
	const { base, data } = content
	return (
		<SectionLayout label="Settings" sections={SECTIONS} base={base} chosen={chosen} current={data.section}>
			{/* Made anew for each section: they share a call and a version, not a form. */}
			<SectionContent key={data.section} {...content} />
		</SectionLayout>
	)
}
