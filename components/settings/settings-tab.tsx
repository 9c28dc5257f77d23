import { SectionLayout } from "@/components/layout/section-layout"
import { SectionContent, type SectionContentProps } from "./section-content"
import { type SectionName, sectionsFor } from "./settings-sections"
import { settingsWords } from "./settings-words"

export interface SettingsTabProps extends SectionContentProps {
	/** The section in the address, or null if it names none. */
	chosen: SectionName | null
}

export function SettingsTab({ chosen, ...content }: SettingsTabProps) {
	const { base, data } = content
	return (
		<SectionLayout
			label={settingsWords.settings}
			sections={sectionsFor(content.viewer)}
			base={base}
			chosen={chosen}
			current={data.section}
		>
			{/* Remounted for each section: sections share a call and a version, but not a form. */}
			<SectionContent key={data.section} {...content} />
		</SectionLayout>
	)
}
