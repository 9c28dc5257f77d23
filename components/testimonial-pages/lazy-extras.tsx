import { type ComponentType, lazy } from "react"
import type { FunnelProps } from "./funnel"
import type { InvitedProps } from "./invited"

const Nothing = () => null

/* Loaded only for a business that counts visits, and for a visitor who followed an invitation. The page works without
 * either. */
export const LazyFunnel = lazy<ComponentType<FunnelProps>>(() =>
	import("./funnel").then(
		({ Funnel }) => ({ default: Funnel }),
		() => ({ default: Nothing }),
	),
)
export const LazyInvited = lazy<ComponentType<InvitedProps>>(() =>
	import("./invited").then(
		({ Invited }) => ({ default: Invited }),
		() => ({ default: Nothing }),
	),
)
