import type { ReactNode } from "react"
import { Area } from "@/components/layout/area"
import { BrandStyle } from "@/components/testimonial-pages/brand-style"

export function PreviewPage({ brandColor, children }: { brandColor: string | null; children: ReactNode }) {
	return (
		<Area name="quiz">
			<BrandStyle color={brandColor} area="quiz" />
			<main className="flex flex-1 flex-col">{children}</main>
		</Area>
	)
}

/** The visitors' own step would listen to the keys of the whole editor, move the focus, and scroll the page. */
export function PreviewStep({ children, action }: { children: ReactNode; action: ReactNode }) {
	return (
		<div className="flex flex-1 flex-col md:justify-center md:pb-[12vh]">
			<div className="mx-auto flex w-full max-w-180 flex-1 flex-col gap-6 px-5 pt-8 pb-28 md:flex-none md:gap-8 md:px-10 md:pb-8">
				{children}
			</div>
			<div className="border-t border-line md:border-0">
				<div className="mx-auto flex w-full max-w-180 justify-end px-5 py-3 md:justify-start md:px-10 md:py-0">
					{action}
				</div>
			</div>
		</div>
	)
}
