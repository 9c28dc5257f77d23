import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"

export interface CaptionsLayoutProps {
	children: ReactNode
	params: Promise<{ tenantSlug: string }>
}

export default async function CaptionsLayout({ children, params }: CaptionsLayoutProps) {
	const { tenantSlug } = await params
	return (
		<AdminFrame tenantSlug={tenantSlug} current="video_testimonials">
			{children}
		</AdminFrame>
	)
}
