import { DashboardSkeleton } from "@/components/submissions/dashboard-skeleton"

export default function Loading() {
	return <DashboardSkeleton />
}
