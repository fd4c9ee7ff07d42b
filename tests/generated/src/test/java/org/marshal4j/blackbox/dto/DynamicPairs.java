package org.marshal4j.blackbox.dto;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;

/** Entries in a type that grows, of values that do, too, or whose classes are not known before. */
@Marshal(evolvable = true, view = true)
public class DynamicPairs implements DynamicPairsMarshallable {
    int first;

    @Dynamic
    Map.Entry<String, Object> property;

    @Dynamic
    SimpleEntry<Object, Object> anything;

    Map.Entry<Evolvable.Tick, Evolvable.Quote> grown;

    @Since(2)
    Map.Entry<String, Evolvable.Tick> later;

    @Since(2)
    @Required
    SimpleImmutableEntry<Integer, Long> laterR = new SimpleImmutableEntry<>(1, 2L);

    @Since(3)
    Map<Integer, Optional<Map.Entry<String, List<Integer>>>> deep;
}
