package org.marshal4j.random;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.stream.Stream;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.codec.holder.MapKind;
import org.marshal4j.runtime.Output;

/**
 * Each container that can hold values of a class: all kinds of collections and maps, arrays, and some containers
 * inside others.
 */
final class LeafContainers {
    private LeafContainers() {}

    /** How the elements of a container are written, in addition to the values of the leaf. */
    enum Form {
        ELEMENTS("<%s>"),
        KEYS("<%s, Byte>"),
        VALUES("<Integer, %s>"),
        OPTIONALS("<java.util.Optional<%s>>"),
        KEYS_IN_OPTIONALS("<java.util.Optional<%s>, Byte>"),
        LISTS("<java.util.List<%s>>"),
        ENTRIES("<java.util.Map.Entry<%s, Byte>>"),
        ARRAY("[]");

        private final String arguments;

        Form(String arguments) {
            this.arguments = arguments;
        }

        /** Writes the element or entry with this number, which holds the value. */
        void writeElement(Leaf<?> leaf, Object value, int number, Output out) {
            switch (this) {
                case ELEMENTS, ARRAY -> out.write(leaf.encoded(value, false));
                case KEYS -> writeByte(out.write(leaf.encoded(value, false)));
                case VALUES -> out.writeByte((byte) 1).writeInt(number).write(leaf.encoded(value, false));
                case OPTIONALS -> out.writeByte((byte) 2).write(leaf.encoded(value, true));
                case KEYS_IN_OPTIONALS -> writeByte(out.writeByte((byte) 2).write(leaf.encoded(value, true)));
                case ENTRIES -> writeByte(out.writeByte((byte) 1).write(leaf.encoded(value, false)));
                case LISTS -> out.writeByte((byte) 1).write(leaf.encoded(value, false));
            }
        }

        private static void writeByte(Output out) {
            out.writeByte((byte) 1).writeByte((byte) 0);
        }
    }

    /**
     * The type of a field.
     *
     * @param name the name of the container class; empty for an array
     */
    record Container(String name, Form form) {

        /** Whether it compares each element with all others, and so takes few of them. */
        boolean isSmall() {
            return name.equals("java.util.concurrent.CopyOnWriteArraySet");
        }

        /** Returns the type as source. */
        String declared(Leaf<?> leaf) {
            return form == Form.ARRAY ? leaf.declared() + "[]" : name + form.arguments.formatted(leaf.declared());
        }
    }

    /** Returns all containers that can hold values of that class. */
    static List<Container> of(Leaf<?> leaf) {
        List<Container> all = new ArrayList<>();
        Stream.of(CollectionKind.values())
                .map(kind -> new Container(kind.declared(), Form.ELEMENTS))
                .forEach(all::add);
        for (MapKind kind : MapKind.values()) {
            all.add(new Container(kind.declared(), Form.KEYS));
            if (kind != MapKind.ENUM_MAP) {
                all.add(new Container(kind.declared(), Form.VALUES));
            }
        }
        all.add(new Container("java.util.List", Form.OPTIONALS));
        all.add(new Container("java.util.Set", Form.OPTIONALS));
        all.add(new Container("java.util.Map", Form.KEYS_IN_OPTIONALS));
        all.add(new Container("java.util.Set", Form.LISTS));
        all.add(new Container("java.util.List", Form.ENTRIES));
        all.add(new Container("java.util.Set", Form.ENTRIES));
        if (!leaf.declared().contains("<")) {
            all.add(new Container("", Form.ARRAY));
        }
        all.removeIf(container -> !holds(container, leaf.type()));
        return all;
    }

    private static boolean holds(Container container, Class<?> type) {
        if (container.form() != Form.ELEMENTS && container.form() != Form.KEYS) {
            return true;
        }
        if (container.name().startsWith("java.util.Enum")) {
            return type.isEnum();
        }
        return !sorts(container.name()) || Comparable.class.isAssignableFrom(type);
    }

    private static boolean sorts(String container) {
        try {
            Class<?> type = Class.forName(container);
            return SortedSet.class.isAssignableFrom(type)
                    || SortedMap.class.isAssignableFrom(type)
                    || type == PriorityQueue.class
                    || type == PriorityBlockingQueue.class;
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
