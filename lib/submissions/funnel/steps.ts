/** In order. The browser reports each once a visit. No zod here: the public page imports this. */
export const FUNNEL_STEPS = [
	"opened",
	"camera_asked",
	"camera_allowed",
	"camera_refused",
	"recording_begun",
	"take_kept",
	"form_begun",
	"submit_pressed",
	"submit_failed",
	"submitted",
] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export const FUNNEL_DEVICES = ["phone", "desk"] as const

export const FUNNEL_REASONS = {
	/** in_app: inside a social app's browser. unavailable: no way to record. */
	camera_refused: ["in_app", "denied", "camera", "unavailable"],
	/** offline: no answer. refused: something in the form or the video. busy: a limit. server: its own fault. */
	submit_failed: ["offline", "refused", "busy", "server"],
} as const
export type CameraReason = (typeof FUNNEL_REASONS)["camera_refused"][number]
export type SubmitReason = (typeof FUNNEL_REASONS)["submit_failed"][number]

export function reasonsOf(step: FunnelStep): readonly string[] {
	return step in FUNNEL_REASONS ? FUNNEL_REASONS[step as keyof typeof FUNNEL_REASONS] : []
}
