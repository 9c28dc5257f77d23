import { unknownPath } from "@/lib/http/unknown-path"

// No page lives below /media: unknown paths get the same answer as from the media routes.
export const GET = unknownPath
export const HEAD = unknownPath
export const POST = unknownPath
export const PUT = unknownPath
export const PATCH = unknownPath
export const DELETE = unknownPath
export const OPTIONS = unknownPath
