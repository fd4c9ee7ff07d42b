package org.marshal4j.arrow;

import java.util.List;
import org.marshal4j.Marshal;

/** Columns of lists. */
@Marshal(table = true)
public class Lists {
    long id;
    int[] ints;
    double[] doubles;
    List<String> texts;
    List<Long> longs;
}
