import { TenantSkeleton } from "@/components/settings/tenant-skeleton"

export default function Loading() {
	return <TenantSkeleton />
}
