package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;

/** Generic classes of jars that are used without type arguments or with {@code ?}, where fields are dynamic. */
class DynamicGenericsTest extends AgainstLibrary {

    private static final String LIBRARY = """
            //- spec/Node.java
            package spec;
            import java.util.*;
            @SuppressWarnings("rawtypes")
            public class Node<T> {
                public T value;
                protected List<T> all;
                private Node raw;
                public Node near;
                public Node<?> any;
                private Node<?> hiddenAny;
                private Map<String, Node> byName;
                public List<Node> list;
                public List<Node<?>> anyList;
                public Node[] array;
                public Optional<Node> maybe = Optional.empty();
                public Pair<String, ?> pair;
                private static Node of(Object value) {
                    Node<Object> node = new Node<>();
                    node.value = value;
                    return node;
                }
                @SuppressWarnings("unchecked")
                public static Node sample() {
                    Node node = of("top");
                    node.all = new ArrayList<>(List.of(1, "x"));
                    node.raw = of(1);
                    node.near = of("n");
                    node.any = of(true);
                    node.hiddenAny = of('c');
                    node.byName = new TreeMap<>(Map.of("k", of(2L)));
                    node.list = new ArrayList<>(Arrays.asList(of(null), null));
                    node.anyList = new ArrayList<>(List.of(of(3L)));
                    node.array = new Node[] {of("a")};
                    node.maybe = Optional.of(of("m"));
                    node.pair = new Pair<>("l", 4);
                    return node;
                }
                public static Node<Object> withValue(Object value) {
                    Node<Object> node = new Node<>();
                    node.raw = of(value);
                    return node;
                }
                public Object[] values() {
                    return new Object[] {value, all, raw.value, near.value, any.value, hiddenAny.value,
                        byName.get("k").value, list.get(0).value, list.get(1), anyList.get(0).value, array[0].value,
                        ((Node) maybe.get()).value, pair.left(), pair.right()};
                }
                public Object raw() { return raw; }
            }
            //- spec/Pair.java
            package spec;
            public record Pair<A, B>(A left, B right) {}
            //- spec/Document.java
            package spec;
            @SuppressWarnings("rawtypes")
            public class Document {
                public Node root = Node.sample();
            }
            //- spec/Range.java
            package spec;
            public class Range<T extends Comparable<T>> { public T from; }
            //- spec/Odd.java
            package spec;
            @SuppressWarnings("rawtypes")
            public class Odd {
                public Range range;
                public Node<? extends Number> numbers;
                public Node<java.util.List<?>> inside;
            }
            """;

    private static final String IMPORT = """
            //- com/acme/Imports.java
            package com.acme;
            @org.marshal4j.MarshalImport(value = spec.Document.class, reachableIn = "spec", dynamic = true)
            interface Imports {}
            """;

    private static final List<String> STRICT = List.of("-Xlint:all,-processing,-options,-path,-classfile");

    DynamicGenericsTest() {
        super(LIBRARY);
    }

    @ParameterizedTest
    @EachCompiler
    void holdDynamicValues(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", IMPORT);
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Imports", "spec.Document");
            assertThat(marshaller.schema()).hasToString("spec.Document\n  root spec.Node_of_Object?");
            Object document = loaded.object("spec.Document");
            byte[] bytes = marshaller.toByteArray(document);
            assertThat(marshaller.sizeOf(document)).isEqualTo(bytes.length);
            Object read = marshaller.fromByteArray(bytes);
            assertThat(values(read))
                    .isEqualTo(values(document))
                    .startsWith("top")
                    .endsWith("l", 4);
            assertThat(marshaller.toByteArray(read)).isEqualTo(bytes);
            Object before = root(read).getClass().getMethod("raw").invoke(root(read));
            marshaller.readInto(read, bytes);
            assertThat(root(read).getClass().getMethod("raw").invoke(root(read)))
                    .isSameAs(before);
            for (int length = 0; length < bytes.length; length++) {
                byte[] cut = java.util.Arrays.copyOf(bytes, length);
                assertThatThrownBy(() -> marshaller.fromByteArray(cut)).isInstanceOf(MarshalException.class);
            }
        }
    }

    /** The bytes are the same as those of a field that says so itself. */
    @Test
    void haveTheBytesOfTheClassWithObject() throws Exception {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", IMPORT, """
                //- com/acme/Cart.java
                package com.acme;
                import org.marshal4j.*;
                @Marshal
                @SuppressWarnings("rawtypes")
                public class Cart implements CartMarshallable {
                    spec.Node<Object> named = spec.Node.withValue("v");
                    @Dynamic spec.Node raw = spec.Node.withValue("v");
                }
                """);
        try (Loaded loaded = loaded(result)) {
            String hex = loaded.hexOfNew("com.acme.Cart");
            assertThat(hex.substring(0, hex.length() / 2)).isEqualTo(hex.substring(hex.length() / 2));
        }
    }

    @Test
    void refuseValuesOfUnknownClasses() throws Exception {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", IMPORT);
        try (Loaded loaded = loaded(result)) {
            Object document = loaded.object("spec.Document");
            Object node = root(document)
                    .getClass()
                    .getMethod("withValue", Object.class)
                    .invoke(null, new Thread());
            document.getClass().getField("root").set(document, node);
            assertThatThrownBy(() ->
                            loaded.imported("com.acme.Imports", "spec.Document").toByteArray(document))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("spec.Document.root.raw.value")
                    .hasMessageEndingWith("[MARSHAL230]");
        }
    }

    @Test
    void causeNoWarnings() {
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve("strict"),
                Library.sources(IMPORT),
                TestCompiler.pathOf(List.of(library)),
                List.of(new MarshalProcessor()),
                STRICT);
        assertThat(result.diagnostics().stream()
                        .map(Object::toString)
                        .filter(text -> !text.contains("are imported")
                                && !text.contains("dynamic = true makes 14 fields dynamic")
                                && !text.contains("MARSHAL129")))
                .isEmpty();
    }

    @ParameterizedTest
    @EachCompiler
    void areRefusedWhereTheyCouldBeSomethingElse(TestCompiler compiler) {
        TestCompiler.Result odd = compile(compiler, "odd", IMPORT.replace("spec.Document.class", "spec.Odd.class"));
        assertThat(Library.errors(odd))
                .hasSize(3)
                .anyMatch(error -> error.contains("Odd.range: Range holds Range, which is used without type arguments"))
                .anyMatch(error -> error.contains("Odd.numbers: Node<? extends java.lang.Number>"))
                .anyMatch(error -> error.contains("Odd.inside: Node<List<?>>"));
        TestCompiler.Result plain = compile(compiler, "plain", IMPORT.replace(", dynamic = true", ""));
        assertThat(Library.errors(plain))
                .containsExactly(
                        "2: [MARSHAL139] spec.Document cannot be imported: Document.root: Node holds Node, which is"
                                + " used without type arguments, so the types of its fields are not known. Mark it @Skip or"
                                + " @MarshalWith in a mix-in of Document.");
    }

    private static Object root(Object document) throws Exception {
        return document.getClass().getField("root").get(document);
    }

    private static Object[] values(Object document) throws Exception {
        Object root = root(document);
        return (Object[]) root.getClass().getMethod("values").invoke(root);
    }
}
