import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"
import { Area } from "@/components/layout/area"

export interface TenantChatbotLayoutProps {
	children: ReactNode
	params: Promise<{ tenantSlug: string }>
}

export default async function TenantChatbotLayout({ children, params }: TenantChatbotLayoutProps) {
	const { tenantSlug } = await params
	return (
		<Area name="chatbot">
			<AdminFrame tenantSlug={tenantSlug} current="chatbot">
				{children}
			</AdminFrame>
		</Area>
	)
}
