import { lazy } from "react"

/**
 * Loaded only if there is a take to recover, and before anything is drawn. If it cannot load, the next visit offers the
 * take.
 */
export const loadRecovery = () => import("./recovery")

export const LazyRescue = lazy(() => loadRecovery().then(({ Rescue }) => ({ default: Rescue })))
export const LazyOtherTakes = lazy(() => loadRecovery().then(({ OtherTakes }) => ({ default: OtherTakes })))
