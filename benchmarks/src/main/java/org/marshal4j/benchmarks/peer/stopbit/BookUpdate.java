package org.marshal4j.benchmarks.peer.stopbit;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;
import org.marshal4j.benchmarks.workload.book.Level;

/** A change of an order book, with numbers in as few bytes as they need. */
@Marshal
@StopBit
@Required
public class BookUpdate implements BookUpdateMarshallable {
    public long time;
    public long sequence;
    public String symbol;
    public String venue;
    public List<Level> bids = new ArrayList<>();
    public List<Level> asks = new ArrayList<>();
}
