package org.marshal4j.guava.carts;

import com.google.common.base.Optional;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import java.math.BigDecimal;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A record for each type, and one that may be null. */
public final class Cart {
    private Cart() {}

    @Marshal
    public record Leg(short size) implements Cart_LegMarshallable {}

    /** All keys have the same hash code. */
    @Marshal
    public record Key(short value) implements Cart_KeyMarshallable {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    @Marshal
    public record OfList(@Required ImmutableList<Leg> value) implements Cart_OfListMarshallable {}

    @Marshal
    public record OfTable(@Required ImmutableList<ImmutableList<Leg>> value) implements Cart_OfTableMarshallable {}

    @Marshal
    public record OfSet(@Required ImmutableSet<String> value) implements Cart_OfSetMarshallable {}

    @Marshal
    public record OfSorted(@Required ImmutableSortedSet<Integer> value) implements Cart_OfSortedMarshallable {}

    @Marshal
    public record OfMap(@Required ImmutableMap<String, Double> value) implements Cart_OfMapMarshallable {}

    @Marshal
    public record OfSortedMap(@Required ImmutableSortedMap<Integer, Long> value)
            implements Cart_OfSortedMapMarshallable {}

    @Marshal
    public record OfLists(@Required ImmutableListMultimap<String, Integer> value) implements Cart_OfListsMarshallable {}

    @Marshal
    public record OfSets(@Required ImmutableSetMultimap<String, String> value) implements Cart_OfSetsMarshallable {}

    @Marshal
    public record OfOptional(@Required Optional<String> value) implements Cart_OfOptionalMarshallable {}

    @Marshal
    public record OfDecimals(@Required ImmutableSet<BigDecimal> value) implements Cart_OfDecimalsMarshallable {}

    @Marshal
    public record OfKeys(@Required ImmutableSet<Key> value) implements Cart_OfKeysMarshallable {}

    @Marshal
    public record OfNull(ImmutableList<Leg> value) implements Cart_OfNullMarshallable {}
}
