import { type ComponentType, lazy } from "react"
import type { FunnelProps } from "./funnel"

/** Loaded only for a business that counts visits. The page works without it. */
export const LazyFunnel = lazy<ComponentType<FunnelProps>>(() =>
	import("./funnel").then(
		({ Funnel }) => ({ default: Funnel }),
		() => ({ default: () => null }),
	),
)
