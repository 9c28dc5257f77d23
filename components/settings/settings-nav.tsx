import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import { SECTION_NAMES, SECTIONS, type SectionName, sectionHref } from "./settings-sections"

export interface SettingsNavProps {
	/** The tab's own address. */
	base: string
	/** What is shown; on a phone nothing is until something was chosen. */
	current: SectionName
	chosen: boolean
}

/** A column of links on a desk; on a phone the list that one comes from, and goes back to. */
export function SettingsNav({ base, current, chosen }: SettingsNavProps) {
	return (
		<nav aria-label="Settings" className={classNames("lg:block", chosen && "max-lg:hidden")}>
			<ul className="flex flex-col max-lg:divide-y max-lg:divide-line max-lg:border-y max-lg:border-line lg:sticky lg:top-6 lg:gap-0.5">
				{SECTION_NAMES.map((name) => (
					<li key={name}>
						<Link
							href={sectionHref(base, name)}
							aria-current={name === current ? "page" : undefined}
							className={classNames(
								"flex items-center justify-between gap-3 rounded-control transition-colors max-lg:min-h-16 max-lg:py-2.5 lg:-ml-3 lg:h-9 lg:px-3",
								name === current ? "lg:bg-sunken lg:font-medium lg:text-ink" : "lg:text-ink-muted lg:hover:text-ink",
							)}
						>
							<span className="min-w-0">
								<span className="block max-lg:text-base max-lg:font-medium">{SECTIONS[name].label}</span>
								<span className="block text-ink-muted lg:hidden">{SECTIONS[name].about}</span>
							</span>
							<span aria-hidden="true" className="text-ink-muted lg:hidden">
								→
							</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
