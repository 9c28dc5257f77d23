import { ErrorState } from "@/components/ui/error-state"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import { tenantWords } from "./tenant-words"

export function TenantsFailure() {
	return <ErrorState title={dashboardWords.loadFailed}>{tenantWords.loadFailedWhy}</ErrorState>
}
