import { UNKNOWN_PATH } from "@/lib/http/unknown-path"

// Whatever no other route answers below /api.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = UNKNOWN_PATH
