import { type ComponentType, lazy } from "react"
import type { InvitedProps } from "./invited"

/** Loaded only for a visitor who followed an invitation. The page works without it. */
export const LazyInvited = lazy<ComponentType<InvitedProps>>(() =>
	import("./invited").then(
		({ Invited }) => ({ default: Invited }),
		() => ({ default: () => null }),
	),
)
