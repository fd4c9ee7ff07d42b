package org.marshal4j.benchmarks.ids;

import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.market.MarketData;

/** The same fields, without a schema id. */
@Marshal
public final class PlainMarketData extends MarketData implements PlainMarketDataMarshallable {
    private static final long serialVersionUID = 1L;
}
