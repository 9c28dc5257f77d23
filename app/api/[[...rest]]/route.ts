import { unknownPath } from "@/lib/http/unknown-path"

// Whatever no other route answers below /api: JSON, as every refusal of the contract.
export const GET = unknownPath
export const HEAD = unknownPath
export const POST = unknownPath
export const PUT = unknownPath
export const PATCH = unknownPath
export const DELETE = unknownPath
export const OPTIONS = unknownPath
