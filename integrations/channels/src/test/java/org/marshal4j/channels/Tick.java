package org.marshal4j.channels;

import org.marshal4j.Marshal;

/** Its messages begin with schema ids. {@code marshal4j.lock} knows a former schema: {@link FormerTick}. */
@Marshal(schemaId = true)
class Tick {
    double price;
    String venue;
}
