import { ErrorState } from "@/components/ui/error-state"
import { DASHBOARD_LOAD_FAILED } from "@/lib/submissions/dashboard-texts"
import { LOAD_FAILED_WHY } from "./tenant-texts"

export function TenantsFailure() {
	return <ErrorState title={DASHBOARD_LOAD_FAILED}>{LOAD_FAILED_WHY}</ErrorState>
}
