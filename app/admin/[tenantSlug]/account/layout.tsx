import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"

export interface TenantAccountLayoutProps {
	children: ReactNode
	params: Promise<{ tenantSlug: string }>
}

export default async function TenantAccountLayout({ children, params }: TenantAccountLayoutProps) {
	const { tenantSlug } = await params
	return (
		<AdminFrame tenantSlug={tenantSlug} current="video_testimonials" isAccount>
			{children}
		</AdminFrame>
	)
}
