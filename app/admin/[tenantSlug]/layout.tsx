import type { ReactNode } from "react"
import { Area } from "@/components/layout/area"

export default function TenantAdminLayout({ children }: { children: ReactNode }) {
	return <Area name="tenant">{children}</Area>
}
