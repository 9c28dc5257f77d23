import { findSpoken } from "./queries"

/** For a page that shows conversations; its own loader has checked whose. */
export const loadSpoken = findSpoken
