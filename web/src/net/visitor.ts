// Who we are to the server: a cookie that it sets on the first visit.

import { ask, once } from "./http";

export const visit = once(() => ask<{ known: boolean }>("/api/visitor", {}));
