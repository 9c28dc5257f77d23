import { ErrorState } from "@/components/ui/error-state"
import { dashboardWords } from "@/lib/submissions/dashboard-words"

export function DashboardFailure() {
	return <ErrorState title={dashboardWords.loadFailed}>{dashboardWords.loadFailedAbout}</ErrorState>
}
