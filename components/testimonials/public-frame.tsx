import type { ReactNode } from "react"
import { Area } from "@/components/layout/area"
import { BrandStyle } from "./brand-style"
import { BusinessMark } from "./business-mark"

export interface PublicFrameProps {
	business: { name: string; logoUrl: string | null; brandColor: string | null }
	footer: ReactNode
	children: ReactNode
}

/** What a business's public pages share: its mark above, the fine print below. */
export function PublicFrame({ business, footer, children }: PublicFrameProps) {
	return (
		<Area name="testimonial">
			<BrandStyle color={business.brandColor} />
			<div className="mx-auto flex w-full max-w-290 flex-1 flex-col px-(--gutter) [--gutter:1.25rem] md:[--gutter:2.5rem]">
				<header className="flex min-h-16 items-center py-3 md:min-h-20">
					<BusinessMark name={business.name} logoUrl={business.logoUrl} />
				</header>
				<main className="flex flex-1 flex-col pb-16">{children}</main>
				<footer className="border-t border-line py-6 text-sm text-ink-muted">{footer}</footer>
			</div>
		</Area>
	)
}
