package org.marshal4j.blackbox.dto;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArraySet;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Money;

/** Entries without a map, and containers that hostile messages could make slow. */
@Marshal(view = true)
public class Pairs implements PairsMarshallable {
    Map.Entry<String, Money> best;
    SimpleEntry<Integer, Long> numbers;
    SimpleImmutableEntry<String, String> texts;
    List<Map.Entry<String, Integer>> all;
    Map.Entry<Money, Map.Entry<String, byte[]>> nested;
    Hashtable<String, Money> table;
    private Hashtable<List<Integer>, Integer> byNumbers;

    @MaxLength(5)
    Hashtable<Long, List<String>> few;

    CopyOnWriteArraySet<String> names;
    CopyOnWriteArraySet<Money> moneys;

    @MaxLength(3)
    CopyOnWriteArraySet<Integer> ids;

    @Required
    Map.Entry<Integer, Integer> entryR;

    @Required
    Hashtable<Integer, String> tableR;

    @Required
    CopyOnWriteArraySet<String> namesR;

    /** A constructor takes new ones each time. */
    @Marshal
    public record Constructed(
            Map.Entry<String, Money> best,
            SimpleImmutableEntry<Integer, Integer> numbers,
            Hashtable<String, Money> table,
            CopyOnWriteArraySet<String> names)
            implements Pairs_ConstructedMarshallable {}
}
