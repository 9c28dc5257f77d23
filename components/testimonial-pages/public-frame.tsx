import type { ReactNode } from "react"
import { LanguageSwitch } from "@/components/languages/language-switch"
import { Area } from "@/components/layout/area"
import { classNames } from "@/components/ui/class-names"
import { BrandStyle } from "./brand-style"
import { BusinessMark } from "./business-mark"

export interface PublicFrameProps {
	business: { name: string; logoUrl: string | null; brandColor: string | null }
	footer: ReactNode
	narrow?: boolean
	children: ReactNode
}

export function PublicFrame({ business, footer, narrow = false, children }: PublicFrameProps) {
	return (
		<Area name="testimonial">
			<BrandStyle color={business.brandColor} />
			<div
				className={classNames(
					"mx-auto flex w-full flex-1 flex-col px-(--gutter) [--gutter:1.25rem] md:[--gutter:2.5rem]",
					narrow ? "max-w-240" : "max-w-290",
				)}
			>
				<header className="flex min-h-16 items-center py-3 md:min-h-20">
					<BusinessMark name={business.name} logoUrl={business.logoUrl} />
					<LanguageSwitch />
				</header>
				<main className="flex flex-1 flex-col pb-16">{children}</main>
				<footer className="border-t border-line py-6 text-sm text-ink-muted">{footer}</footer>
			</div>
		</Area>
	)
}
