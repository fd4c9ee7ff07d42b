package org.marshal4j.arrow;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.Marshal;

/** Columns of lists. */
@Marshal(table = true)
public class Lists {
    long id;
    int[] ints;
    double[] doubles;
    List<String> texts;
    List<Long> longs;
    List<Place> places;
    List<List<String>> words;
    Set<BigDecimal> decimals;
    Map<String, Long> counts;
    Map<Integer, List<Place>> visits;
}
