import type { ReactNode } from "react"
import { Area } from "@/components/layout/area"

export default function PlatformAdminLayout({ children }: { children: ReactNode }) {
	return <Area name="platform">{children}</Area>
}
