package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/**
 * Collections and maps of libraries that store their elements themselves, and mix-ins for the interfaces of their
 * contents.
 */
class ElementsOfImportsTest extends AgainstLibrary {

    private static final String LIBRARY = """
            //- lib/Chain.java
            package lib;
            public class Chain<E extends Chain.Link> extends java.util.AbstractCollection<E> {
                public interface Link { Object next(); void link(Object next); }
                private Object first;
                private final int[] counts = new int[2];
                @Override public boolean add(E element) {
                    if (element.next() != null) return false;
                    element.link(first == null ? this : first);
                    first = element;
                    counts[0]++;
                    return true;
                }
                @Override public void clear() { first = null; counts[0] = 0; }
                @Override public int size() { return counts[0]; }
                @Override @SuppressWarnings("unchecked") public java.util.Iterator<E> iterator() {
                    java.util.ArrayDeque<E> all = new java.util.ArrayDeque<>();
                    for (Object each = first; each instanceof Link link; each = link.next()) all.addFirst((E) link);
                    return all.iterator();
                }
            }
            //- lib/Topics.java
            package lib;
            public class Topics extends Chain<Topic> {
                public byte version;
                public static Topics sample() {
                    Topics topics = new Topics();
                    topics.version = 9;
                    topics.add(new Topic((short) 1));
                    topics.add(new Topic((short) 2));
                    return topics;
                }
            }
            //- lib/Topic.java
            package lib;
            public class Topic implements Chain.Link {
                public short id;
                private Object next;
                public Topic() {}
                public Topic(short id) { this.id = id; }
                @Override public Object next() { return next; }
                @Override public void link(Object next) { this.next = next; }
            }
            //- lib/Table.java
            package lib;
            public class Table extends java.util.AbstractMap<String, Byte> {
                private final java.util.Map<String, Byte> behind = new java.util.TreeMap<>();
                private Object lock = new Object();
                @Override public Byte put(String key, Byte value) { return behind.put(key, value); }
                @Override public java.util.Set<Entry<String, Byte>> entrySet() { return behind.entrySet(); }
                public static Table sample() {
                    Table table = new Table();
                    table.put("b", (byte) 2);
                    table.put("a", (byte) 1);
                    return table;
                }
            }
            //- lib/Row.java
            package lib;
            public class Row extends java.util.AbstractList<String> {
                private final java.util.List<String> behind = new java.util.ArrayList<>();
                private Thread owner;
                @Override public void add(int index, String element) { behind.add(index, element); }
                @Override public String set(int index, String element) { return behind.set(index, element); }
                @Override public String remove(int index) { return behind.remove(index); }
                @Override public String get(int index) { return behind.get(index); }
                @Override public int size() { return behind.size(); }
                public static Row sample() {
                    Row row = new Row();
                    row.add("x");
                    row.add(null);
                    return row;
                }
            }
            //- lib/Message.java
            package lib;
            public class Message {
                public Topics topics = Topics.sample();
                public Table table = Table.sample();
                public Row row = Row.sample();
            }
            """;

    private static final String IMPORT = """
            //- com/acme/Elements.java
            package com.acme;
            import org.marshal4j.MarshalImport;
            @MarshalImport(value = {lib.Chain.class, lib.Table.class, lib.Row.class}, elements = true)
            interface Elements {}
            //- com/acme/Imports.java
            package com.acme;
            import org.marshal4j.MarshalImport;
            @MarshalImport(value = lib.Message.class, reachableIn = "lib")
            interface Imports {}
            """;

    private static final String LINK = """
            //- com/acme/LinkMixIn.java
            package com.acme;
            import org.marshal4j.*;
            @MarshalImport(lib.Chain.Link.class)
            abstract class LinkMixIn { @Skip Object next; }
            """;

    ElementsOfImportsTest() {
        super(LIBRARY);
    }

    @ParameterizedTest
    @EachCompiler
    void areTheirElementsAndTheFieldsOfSubclasses(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", IMPORT + LINK);
        assertThat(result.errors()).isEmpty();
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> message = loaded.imported("com.acme.Imports", "lib.Message");
            assertThat(schema(loaded, "lib.Topics")).isEqualTo("lib.Topics\n  this list<lib.Topic?>\n  version int8");
            assertThat(schema(loaded, "lib.Topic")).isEqualTo("lib.Topic\n  id int16");
            assertThat(schema(loaded, "lib.Table")).isEqualTo("lib.Table\n  this map<text?,int8?>");
            assertThat(schema(loaded, "lib.Row")).isEqualTo("lib.Row\n  this list<text?>");
            String topics = "01" + "02" + "010100" + "010200" + "09";
            String table = "01" + "02" + "0161" + "0101" + "0162" + "0102";
            String row = "01" + "02" + "0178" + "8000";
            assertThat(Loaded.hex(message, loaded.object("lib.Message"))).isEqualTo(topics + table + row);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areReadInto(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "into", IMPORT + LINK);
        try (Loaded loaded = loaded(result)) {
            for (String type : List.of("lib.Topics", "lib.Table", "lib.Row")) {
                ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Imports", type);
                byte[] empty = marshaller.toByteArray(loaded.object(type));
                byte[] full = marshaller.toByteArray(loaded.sample(type));
                Object object = loaded.sample(type);
                for (byte[] each : List.of(full, empty, full)) {
                    marshaller.readInto(object, each);
                    assertThat(marshaller.toByteArray(object)).isEqualTo(each);
                }
            }
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areKnownToLaterCompilations(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", IMPORT + LINK);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), """
                //- com/acme/More.java
                package com.acme;
                @org.marshal4j.Marshal
                public class More extends lib.Table implements MoreMarshallable { byte more = 7; }
                //- com/acme/Special.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Special extends lib.Topic implements SpecialMarshallable { byte more = 7; }
                """);
        assertThat(after.errors()).isEmpty();
        try (Loaded loaded = loaded(before, after)) {
            assertThat(loaded.hexOfNew("com.acme.More")).isEqualTo("00" + "07");
            assertThat(loaded.hexOfNew("com.acme.Special")).isEqualTo("0000" + "07");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void reportProblems(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "wrong", """
                //- com/acme/Elements.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(value = lib.Topic.class, elements = true)
                interface Elements {}
                //- com/acme/RowMixIn.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(value = lib.Row.class, elements = true)
                abstract class RowMixIn { @Skip Thread owner; }
                //- com/acme/LinkMixIn.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(lib.Chain.Link.class)
                abstract class LinkMixIn { @Skip String next; @Skip int before; }
                """);
        assertThat(Library.errors(result))
                .anyMatch(error ->
                        error.contains("lib.Topic is imported with elements = true, but is neither a Collection"
                                + " nor a Map. Remove elements = true"))
                .anyMatch(error -> error.contains("RowMixIn.owner does not apply to lib.Row: with elements = true,"
                        + " its elements are written and not its fields. Remove the member."))
                .anyMatch(error -> error.contains(
                        "LinkMixIn.next does not apply to lib.Topic: there it has the type" + " java.lang.Object"))
                .anyMatch(error -> error.contains("LinkMixIn.before does not apply to lib.Chain.Link: no class that"
                        + " implements it and is imported into this package declares a field of that name."));
    }

    @ParameterizedTest
    @EachCompiler
    void ownMixInsComeBeforeThoseForInterfaces(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "both", """
                //- com/acme/LinkMixIn.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(lib.Chain.Link.class)
                abstract class LinkMixIn { @Skip short id; @Skip Object next; }
                //- com/acme/TopicMixIn.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(lib.Topic.class)
                abstract class TopicMixIn { @StopBit short id; }
                """);
        assertThat(result.errors()).isEmpty();
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.imported("com.acme.TopicMixIn", "lib.Topic").schema())
                    .hasToString("lib.Topic\n  id stop16");
        }
    }

    private static String schema(Loaded loaded, String type) {
        return loaded.imported("com.acme.Imports", type).schema().toString();
    }
}
