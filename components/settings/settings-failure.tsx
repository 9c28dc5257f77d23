import { ErrorState } from "@/components/ui/error-state"
import { DASHBOARD_FAILED, SETTINGS_FAILED_WHY } from "./settings-texts"

/** Shown if a dashboard cannot load. */
export function SettingsFailure() {
	return <ErrorState title={DASHBOARD_FAILED}>{SETTINGS_FAILED_WHY}</ErrorState>
}
