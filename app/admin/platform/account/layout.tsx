import type { ReactNode } from "react"
import { AdminFrame } from "@/components/layout/admin-frame"

export default function PlatformAccountLayout({ children }: { children: ReactNode }) {
	return (
		<AdminFrame tenantSlug={null} current="video_testimonials" isAccount>
			{children}
		</AdminFrame>
	)
}
