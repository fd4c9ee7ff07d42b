package org.marshal4j.guava.carts;

import com.google.common.collect.ImmutableList;
import java.math.BigDecimal;
import org.marshal4j.guava.GuavaOptionalMarshaller;
import org.marshal4j.guava.ImmutableListMarshaller;
import org.marshal4j.guava.ImmutableListMultimapMarshaller;
import org.marshal4j.guava.ImmutableMapMarshaller;
import org.marshal4j.guava.ImmutableSetMarshaller;
import org.marshal4j.guava.ImmutableSetMultimapMarshaller;
import org.marshal4j.guava.ImmutableSortedMapMarshaller;
import org.marshal4j.guava.ImmutableSortedSetMarshaller;
import org.marshal4j.guava.Part;

/** A one-line class for each type. */
final class Forms {
    private Forms() {}

    static final class Legs extends ImmutableListMarshaller<Cart.Leg> {
        Legs() {
            super(Part.of(Cart_LegMarshaller.INSTANCE));
        }
    }

    static final class Names extends ImmutableSetMarshaller<String> {
        Names() {
            super(Part.TEXT);
        }
    }

    static final class Ranks extends ImmutableSortedSetMarshaller<Integer> {
        Ranks() {
            super(Part.INT);
        }
    }

    static final class Prices extends ImmutableMapMarshaller<String, Double> {
        Prices() {
            super(Part.TEXT, Part.DOUBLE);
        }
    }

    static final class Levels extends ImmutableSortedMapMarshaller<Integer, Long> {
        Levels() {
            super(Part.INT, Part.LONG);
        }
    }

    static final class Groups extends ImmutableListMultimapMarshaller<String, Integer> {
        Groups() {
            super(Part.TEXT, Part.INT);
        }
    }

    static final class Tags extends ImmutableSetMultimapMarshaller<String, String> {
        Tags() {
            super(Part.TEXT, Part.TEXT);
        }
    }

    static final class Note extends GuavaOptionalMarshaller<String> {
        Note() {
            super(Part.TEXT);
        }
    }

    static final class Decimals extends ImmutableSetMarshaller<BigDecimal> {
        Decimals() {
            super(Part.DECIMAL);
        }
    }

    static final class Keys extends ImmutableSetMarshaller<Cart.Key> {
        Keys() {
            super(Part.of(Cart_KeyMarshaller.INSTANCE));
        }
    }

    /** A collection of collections. */
    static final class Table extends ImmutableListMarshaller<ImmutableList<Cart.Leg>> {
        Table() {
            super(Part.of(new Legs()));
        }
    }
}
