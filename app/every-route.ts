import type { RouteFiles } from "@/lib/description/loaders"

/** For the description of the API. Each file is loaded only when that is asked for. */
export const EVERY_ROUTE: RouteFiles = import.meta.glob<Awaited<ReturnType<RouteFiles[string]>>>("./**/route.ts")
