import { ErrorState } from "@/components/ui/error-state"
import { settingsWords } from "./settings-words"

/** Shown if a dashboard cannot load. */
export function SettingsFailure() {
	return <ErrorState title={settingsWords.dashboardFailed}>{settingsWords.failedWhy}</ErrorState>
}
