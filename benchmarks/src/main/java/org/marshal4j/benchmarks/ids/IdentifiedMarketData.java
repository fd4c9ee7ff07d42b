package org.marshal4j.benchmarks.ids;

import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.market.MarketData;

/** The same fields, with a schema id before each message. */
@Marshal(schemaId = true)
public final class IdentifiedMarketData extends MarketData implements IdentifiedMarketDataMarshallable {
    private static final long serialVersionUID = 1L;
}
