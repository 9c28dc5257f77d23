import { unknownPath } from "@/lib/http/unknown-path"

// Below /media nothing is a page: what is not there answers as the media routes do.
export const GET = unknownPath
export const HEAD = unknownPath
export const POST = unknownPath
export const PUT = unknownPath
export const PATCH = unknownPath
export const DELETE = unknownPath
export const OPTIONS = unknownPath
