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
final class Extended {
    private Extended() {}

    @Marshal
    static class Line implements Extended_LineMarshallable {
        short price;

        Line() {}

        Line(int price) {
            this.price = (short) price;
        }
    }

    @Marshal
    static class Tags extends HashMap<String, String> implements Extended_TagsMarshallable {
        private static final long serialVersionUID = 1;

        int version;
    }

    @Marshal
    static class Lines extends ArrayList<Line> implements Extended_LinesMarshallable {
        private static final long serialVersionUID = 1;

        byte kind;
        private String note;

        void note(String text) {
            note = text;
        }

        String note() {
            return note;
        }
    }

    @Marshal
    static class MoreLines extends Lines implements Extended_MoreLinesMarshallable {
        private static final long serialVersionUID = 1;

        byte more;
    }

    /** Nothing but elements, and a constructor that puts some in. */
    @Marshal
    static class Names extends CopyOnWriteArrayList<String> implements Extended_NamesMarshallable {
        private static final long serialVersionUID = 1;

        Names() {
            add("first");
        }
    }

    @Marshal
    static class Downwards extends TreeSet<String> implements Extended_DownwardsMarshallable {
        private static final long serialVersionUID = 1;

        Downwards() {
            super(Comparator.reverseOrder());
        }
    }

    @Marshal
    static class Numbered extends LinkedList<Integer> implements Extended_NumberedMarshallable {
        private static final long serialVersionUID = 1;

        final int id;

        Numbered(int id) {
            this.id = id;
        }
    }

    @Marshal
    static class Units extends EnumMap<TimeUnit, Line> implements Extended_UnitsMarshallable {
        private static final long serialVersionUID = 1;

        Units() {
            super(TimeUnit.class);
        }
    }

    @Marshal
    abstract static class Base<T> extends LinkedHashSet<T> {
        private static final long serialVersionUID = 1;

        byte number;
    }

    @Marshal
    static class Longs extends Base<Long> implements Extended_LongsMarshallable {
        private static final long serialVersionUID = 1;

        byte last;
    }

    @Marshal
    static class Page<T> extends ArrayList<T> {
        private static final long serialVersionUID = 1;

        byte number;
    }

    @Marshal(evolvable = true)
    static class Growing extends ArrayDeque<String> implements Extended_GrowingMarshallable {
        private static final long serialVersionUID = 1;

        byte first;

        @Since(2)
        Byte second;
    }

    @Marshal
    static class Counts extends ConcurrentHashMap<String, Integer> implements Extended_CountsMarshallable {
        private static final long serialVersionUID = 1;
    }

    @Marshal
    static class Inbox extends ConcurrentLinkedQueue<String> implements Extended_InboxMarshallable {
        private static final long serialVersionUID = 1;
    }

    @Marshal
    static class Keys extends HashSet<Hashed> implements Extended_KeysMarshallable {
        private static final long serialVersionUID = 1;
    }

    /** All of one hash code. */
    @Marshal
    record Hashed(short value) implements Extended_HashedMarshallable {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    /** Keeps two entries and no more. */
    @Marshal
    static class Latest extends LinkedHashMap<String, Integer> implements Extended_LatestMarshallable {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > 2;
        }
    }

    /** Takes no empty text. */
    @Marshal
    static class Choosy extends ArrayList<String> implements Extended_ChoosyMarshallable {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(String text) {
            return !text.isEmpty() && super.add(text);
        }
    }

    @Shared
    @Marshal
    static class Node extends ArrayList<Node> implements Extended_NodeMarshallable {
        private static final long serialVersionUID = 1;

        byte id;
    }

    @Marshal(subtypes = {Texts.class, Dates.class})
    interface Batch {}

    @TypeId(1)
    @Marshal
    static class Texts extends ArrayList<String> implements Batch, Extended_TextsMarshallable {
        private static final long serialVersionUID = 1;
    }

    @TypeId(2)
    @Marshal
    static class Dates extends ArrayList<Long> implements Batch, Extended_DatesMarshallable {
        private static final long serialVersionUID = 1;
    }

    @Marshal
    static class Holder implements Extended_HolderMarshallable {
        Tags tags;
        Page<Line> page;
        List<Names> names;
        Node node;
        Batch batch;
    }
}
