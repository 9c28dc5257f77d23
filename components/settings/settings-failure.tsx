import { ErrorState } from "@/components/ui/error-state"

/** Shown if a dashboard cannot load. */
export function SettingsFailure() {
	return (
		<ErrorState title="Failed to load dashboard data">
			The server could not read the settings just now. Nothing is lost.
		</ErrorState>
	)
}
