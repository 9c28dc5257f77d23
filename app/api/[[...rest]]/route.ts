import { unknownPath } from "@/lib/http/unknown-path"

// Answers every path below /api that has no route of its own, in JSON like every other API error.
export const GET = unknownPath
export const HEAD = unknownPath
export const POST = unknownPath
export const PUT = unknownPath
export const PATCH = unknownPath
export const DELETE = unknownPath
export const OPTIONS = unknownPath
