import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"

export interface TenantDashboardLayoutProps {
	children: ReactNode
	params: Promise<{ tenantSlug: string }>
}

export default async function TenantDashboardLayout({ children, params }: TenantDashboardLayoutProps) {
	const { tenantSlug } = await params
	return (
		<AdminFrame tenantSlug={tenantSlug} current="video_testimonials">
			{children}
		</AdminFrame>
	)
}
