import { UNKNOWN_PATH } from "@/lib/http/unknown-path"

// Answers every path below /api that has no route of its own, in JSON like every other API error.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = UNKNOWN_PATH
