import { lazy } from "react"

/** Loads only for a take to recover, before anything is drawn. If it fails, the next visit offers the take. */
export const loadRecovery = () => import("./recovery")

export const LazyRescue = lazy(() => loadRecovery().then(({ Rescue }) => ({ default: Rescue })))
export const LazyOtherTakes = lazy(() => loadRecovery().then(({ OtherTakes }) => ({ default: OtherTakes })))
