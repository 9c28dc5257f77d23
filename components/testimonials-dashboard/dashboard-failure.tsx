import { ErrorState } from "@/components/ui/error-state"
import { DASHBOARD_LOAD_FAILED, DASHBOARD_LOAD_FAILED_ABOUT } from "@/lib/submissions/dashboard-texts"

export function DashboardFailure() {
	return <ErrorState title={DASHBOARD_LOAD_FAILED}>{DASHBOARD_LOAD_FAILED_ABOUT}</ErrorState>
}
