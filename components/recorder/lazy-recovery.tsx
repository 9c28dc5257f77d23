import { lazy } from "react"

/** Fetched where there is something to recover, before any of it is drawn: what cannot be fetched is offered next time. */
export const loadRecovery = () => import("./recovery")

export const LazyRescue = lazy(() => loadRecovery().then(({ Rescue }) => ({ default: Rescue })))
export const LazyOtherTakes = lazy(() => loadRecovery().then(({ OtherTakes }) => ({ default: OtherTakes })))
