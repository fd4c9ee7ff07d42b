package org.marshal4j.benchmarks.former.was;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Without {@code time}; {@code symbol} and {@code venue} have changed places. */
@Marshal
@Required
public class BookUpdate {
    public int sequence; // long today
    public String venue;
    public String symbol;
    public int flags = 5; // removed
    public List<Level> bids = new ArrayList<>();
    public List<Level> asks = new ArrayList<>();
}
