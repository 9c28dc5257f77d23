import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"
import { Area } from "@/components/layout/area"

export default function PlatformChatbotLayout({ children }: { children: ReactNode }) {
	return (
		<Area name="chatbot">
			<AdminFrame tenantSlug={null} current="chatbot" open>
				{children}
			</AdminFrame>
		</Area>
	)
}
