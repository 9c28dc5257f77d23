import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"

export interface ImportLayoutProps {
	children: ReactNode
	params: Promise<{ tenantSlug: string }>
}

export default async function ImportLayout({ children, params }: ImportLayoutProps) {
	const { tenantSlug } = await params
	return (
		<AdminFrame tenantSlug={tenantSlug} current="video_testimonials">
			{children}
		</AdminFrame>
	)
}
