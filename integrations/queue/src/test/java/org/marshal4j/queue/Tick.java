package org.marshal4j.queue;

import org.marshal4j.Marshal;

/** A message that begins with a schema id. The lock file of the tests knows a former schema too, without the price. */
@Marshal(schemaId = true, view = true, table = true)
class Tick implements TickMarshallable {
    int size;
    double price;
}
