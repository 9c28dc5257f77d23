import Link from "next/link"
import { Fragment, type ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"
import { ScreenSwitch } from "@/components/ui/screen-switch"
import type { TenantRole } from "@/lib/accounts/roles"
import * as layoutWords from "./layout-words"

export type Sections = Readonly<Record<string, { label: string }>>

/** Sections that serve one purpose: one line of the list, and a switch above each of them. */
export interface SectionGroup<Name extends string = string> {
	label: string
	about: string
	names: readonly [Name, ...Name[]]
}

export function shownGroups(sections: Sections, groups: readonly SectionGroup[]) {
	return groups
		.map(({ names, ...group }) => ({ ...group, names: names.filter((name) => Object.hasOwn(sections, name)) }))
		.filter(({ names }) => names.length > 0)
}

interface SectionRow<Data, Context> {
	label: string
	/** The least role that may open it. The calls behind it demand the same. */
	role?: TenantRole
	load(tenantSlug: string, cursor: string | undefined): Promise<Data>
	/** Draws a lazy view, so that the tab's other sections stay out of the page's code. */
	view(data: Data, context: Context): ReactNode
}

/** A section of a settings tab. `open` loads what it shows and returns what draws it. */
export function section<Data, Context>(row: SectionRow<Data, Context>) {
	return {
		...row,
		async open(tenantSlug: string, cursor: string | undefined): Promise<(context: Context) => ReactNode> {
			const data = await row.load(tenantSlug, cursor)
			return (context) => row.view(data, context)
		},
	}
}

/** The section in the address, or null: a phone then shows the list, a desktop the first section. */
export function sectionOf<S extends Sections>(
	sections: S,
	asked: string | string[] | undefined,
): (keyof S & string) | null {
	return typeof asked === "string" && Object.hasOwn(sections, asked) ? asked : null
}

/** `base` is the tab's own address, which already has a query. */
export function sectionHref(base: string, section: string | null): string {
	return section ? `${base}&section=${section}` : base
}

export interface SectionLayoutProps {
	label: string
	sections: Sections
	groups: readonly SectionGroup[]
	base: string
	chosen: string | null
	/** The section shown: the first one if none was chosen. */
	current: string
	children: ReactNode
}

/** A desktop shows the list of sections beside the current one. A phone shows either the list or one section. */
export function SectionLayout({ label, sections, groups, base, chosen, current, children }: SectionLayoutProps) {
	const shown = shownGroups(sections, groups)
	const open = shown.find(({ names }) => names.includes(current))
	return (
		<div
			className={classNames("grid gap-x-10 lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:pt-8", chosen !== null && "pt-4")}
		>
			<nav aria-label={label} className={classNames("lg:block", chosen && "max-lg:hidden")}>
				<ul className="flex flex-col max-lg:divide-y max-lg:divide-line max-lg:border-b max-lg:border-line lg:sticky lg:top-6 lg:gap-0.5">
					{shown.map((group) => (
						<li key={group.label}>
							<Link
								href={sectionHref(base, group.names[0] ?? null)}
								aria-current={group === open ? "page" : undefined}
								className={classNames(
									"flex items-center justify-between gap-3 rounded-control transition-colors max-lg:min-h-16 max-lg:py-2.5 lg:-ms-3 lg:h-9 lg:px-3",
									group === open ? "lg:bg-ink/6 lg:font-medium lg:text-ink" : "lg:text-ink-muted lg:hover:text-ink",
								)}
							>
								<span className="min-w-0">
									<span className="block max-lg:text-base max-lg:font-medium">{group.label}</span>
									<span className="block text-ink-muted lg:hidden">{group.about}</span>
								</span>
								<span aria-hidden="true" className="text-ink-muted lg:hidden">
									→
								</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className={classNames("min-w-0", chosen === null && "max-lg:hidden")}>
				<Link
					href={base}
					className="mb-3 flex w-fit items-center gap-1.5 rounded-control text-ink-muted hover:text-ink pointer-coarse:min-h-11 lg:hidden"
				>
					<span aria-hidden="true">←</span>
					{layoutWords.allSettings}
				</Link>
				{open && open.names.length > 1 && (
					<div className="-mt-3 pb-5">
						<ScreenSwitch
							label={open.label}
							screens={open.names.map((name) => ({
								label: sections[name]?.label ?? name,
								href: sectionHref(base, name),
								current: name === current,
							}))}
						/>
					</div>
				)}
				{/* Remounted for each section: sections share a call and a version, but not a form. */}
				<Fragment key={current}>{children}</Fragment>
			</div>
		</div>
	)
}
