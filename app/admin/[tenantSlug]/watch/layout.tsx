import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"

export interface WatchLayoutProps {
	children: ReactNode
	params: Promise<{ tenantSlug: string }>
}

export default async function WatchLayout({ children, params }: WatchLayoutProps) {
	const { tenantSlug } = await params
	return (
		<AdminFrame tenantSlug={tenantSlug} current="video_testimonials">
			{children}
		</AdminFrame>
	)
}
