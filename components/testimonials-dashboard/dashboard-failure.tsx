import { ErrorState } from "@/components/ui/error-state"
import { DASHBOARD_LOAD_FAILED } from "@/lib/submissions/dashboard-texts"

export function DashboardFailure() {
	return (
		<ErrorState title={DASHBOARD_LOAD_FAILED}>
			The server could not read the testimonials just now. Nothing is lost.
		</ErrorState>
	)
}
