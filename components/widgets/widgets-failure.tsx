import { ErrorState } from "@/components/ui/error-state"
import { WIDGETS_FAILED, WIDGETS_FAILED_WHY } from "./widget-texts"

export function WidgetsFailure() {
	return <ErrorState title={WIDGETS_FAILED}>{WIDGETS_FAILED_WHY}</ErrorState>
}
