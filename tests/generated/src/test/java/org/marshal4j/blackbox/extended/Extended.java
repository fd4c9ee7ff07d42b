package org.marshal4j.blackbox.extended;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;
import org.marshal4j.Since;
import org.marshal4j.TypeId;

/** Classes that extend collections and maps of the JDK. */
@SuppressWarnings("serial") // never serialized
final class Extended {
    private Extended() {}

    @Marshal(view = true)
    static class Line implements Extended_LineMarshallable {
        short price;

        Line() {}

        Line(int price) {
            this.price = (short) price;
        }
    }

    @Marshal(view = true)
    static class Tags extends HashMap<String, String> implements Extended_TagsMarshallable {
        int version;
    }

    @Marshal(view = true)
    static class Lines extends ArrayList<Line> implements Extended_LinesMarshallable {
        byte kind;
        private String note;

        void note(String text) {
            note = text;
        }

        String note() {
            return note;
        }
    }

    @Marshal(view = true)
    static class MoreLines extends Lines implements Extended_MoreLinesMarshallable {
        byte more;
    }

    /** Has only elements, and a constructor that adds one. */
    @Marshal(view = true)
    static class Names extends CopyOnWriteArrayList<String> implements Extended_NamesMarshallable {
        Names() {
            add("first");
        }
    }

    @Marshal(view = true)
    static class Downwards extends TreeSet<String> implements Extended_DownwardsMarshallable {
        Downwards() {
            super(Comparator.reverseOrder());
        }
    }

    @Marshal(view = true)
    static class Numbered extends LinkedList<Integer> implements Extended_NumberedMarshallable {
        final int id;

        Numbered(int id) {
            this.id = id;
        }
    }

    @Marshal(view = true)
    static class Units extends EnumMap<TimeUnit, Line> implements Extended_UnitsMarshallable {
        Units() {
            super(TimeUnit.class);
        }
    }

    @Marshal
    abstract static class Base<T> extends LinkedHashSet<T> {
        byte number;
    }

    @Marshal(view = true)
    static class Longs extends Base<Long> implements Extended_LongsMarshallable {
        byte last;
    }

    @Marshal(view = true)
    static class Page<T> extends ArrayList<T> {
        byte number;
    }

    @Marshal(view = true, evolvable = true)
    static class Growing extends ArrayDeque<String> implements Extended_GrowingMarshallable {
        byte first;

        @Since(2)
        Byte second;
    }

    @Marshal(view = true)
    static class Counts extends ConcurrentHashMap<String, Integer> implements Extended_CountsMarshallable {}

    @Marshal(view = true)
    static class Inbox extends ConcurrentLinkedQueue<String> implements Extended_InboxMarshallable {}

    @Marshal(view = true)
    static class Keys extends HashSet<Hashed> implements Extended_KeysMarshallable {}

    /** All its objects have the same hash code. */
    @Marshal(view = true)
    record Hashed(short value) implements Extended_HashedMarshallable {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    /** Keeps only two entries. */
    @Marshal(view = true)
    static class Latest extends LinkedHashMap<String, Integer> implements Extended_LatestMarshallable {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > 2;
        }
    }

    /** Accepts no empty text. */
    @Marshal(view = true)
    static class Choosy extends ArrayList<String> implements Extended_ChoosyMarshallable {
        @Override
        public boolean add(String text) {
            return !text.isEmpty() && super.add(text);
        }
    }

    @Shared
    @Marshal
    static class Node extends ArrayList<Node> implements Extended_NodeMarshallable {
        byte id;
    }

    @Marshal(
            view = true,
            subtypes = {Texts.class, Dates.class})
    interface Batch {}

    @TypeId(1)
    @Marshal(view = true)
    static class Texts extends ArrayList<String> implements Batch, Extended_TextsMarshallable {}

    @TypeId(2)
    @Marshal(view = true)
    static class Dates extends ArrayList<Long> implements Batch, Extended_DatesMarshallable {}

    @Marshal
    static class Holder implements Extended_HolderMarshallable {
        Tags tags;
        Page<Line> page;
        List<Names> names;
        Node node;
        Batch batch;
    }
}
