package com.acme;

import java.util.AbstractMap.SimpleEntry;
import java.util.Hashtable;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArraySet;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
public class Pairs implements PairsMarshallable {
    Map.Entry<String, Point> best;

    @Required
    SimpleEntry<Integer, Map.Entry<Side, int[]>> last;

    Hashtable<String, Long> table;
    CopyOnWriteArraySet<Side> sides;
}
