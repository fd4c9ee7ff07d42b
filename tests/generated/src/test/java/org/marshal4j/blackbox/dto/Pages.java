package org.marshal4j.blackbox.dto;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Abstract classes with type parameters, which subclasses bind in one or two levels. */
@Marshal
public abstract class Pages<K extends Comparable<K>, T> implements PagesMarshallable {
    int number;
    List<T> items;
    private T first;
    Map<K, List<T>> byKey;
    T[] array;
    protected K key;

    /** Binds one parameter, and has one of its own. */
    @Marshal
    public abstract static class Named<T> extends Pages<String, T> implements Pages_NamedMarshallable {
        private T last;
    }

    /** Binds the other one. */
    @Marshal
    public static class Trades extends Named<Item> implements Pages_TradesMarshallable {
        String title;
    }

    /** Binds both, to boxes. */
    @Marshal
    public static class Counts extends Pages<Long, Integer> implements Pages_CountsMarshallable {
        @Required
        Op op = Op.PLUS;

        EnumSet<Op> ops;
        EnumMap<Op, Op> byOp;
        List<Op> list;
        Op[] more;
    }

    /** The elements of the pages. */
    @Marshal
    public static class Item implements Pages_ItemMarshallable {
        double price;
        String name;
    }

    /** Constants that have classes of their own. */
    enum Op {
        PLUS {
            @Override
            int of(int a, int b) {
                return a + b;
            }
        },
        MINUS {
            @Override
            int of(int a, int b) {
                return a - b;
            }
        };

        abstract int of(int a, int b);
    }
}
