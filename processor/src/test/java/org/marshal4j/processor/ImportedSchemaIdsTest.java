package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.MarshallerRegistry;
import org.marshal4j.schema.SchemaId;

/** Imports that ask for schema ids, of classes of a jar that has two versions. */
class ImportedSchemaIdsTest {
    private static final String LIBRARY = """
            //- geo/Point.java
            package geo;
            public class Point {
                public int x = 3;
                public Mark mark = new Mark();
                @Override public String toString() { return x + " " + mark.label; }
            }
            //- geo/Mark.java
            package geo;
            public class Mark {
                public String label = "m";
            }
            //- geo/Shape.java
            package geo;
            public abstract class Shape {}
            //- geo/Dot.java
            package geo;
            public class Dot extends Shape {
                public int size = 5;
                @Override public String toString() { return "dot " + size; }
            }
            //- geo/Line.java
            package geo;
            public class Line extends Shape {
                public int length = 6;
            }
            //- geo/Page.java
            package geo;
            public class Page<T> {
                public T first;
                public int count = 7;
                @Override public String toString() { return first + " " + count; }
            }
            """;

    private static final String POINTS =
            "@MarshalImport(value = geo.Point.class, reachableIn = \"geo\", schemaId = true) interface Points {}";

    private static final String SHAPES = """
            @MarshalImport(
                    value = geo.Shape.class,
                    subtypes = {
                        @MarshalImport.Subtype(value = geo.Dot.class, id = 1),
                        @MarshalImport.Subtype(value = geo.Line.class, id = 2)
                    },
                    schemaId = true)
            interface Shapes {}
            """;

    @TempDir
    static Path temp;

    private static Path old;
    private static Path newer;

    @BeforeAll
    static void compileTheLibrary() {
        old = Library.compiled(temp.resolve("old"), LIBRARY);
        newer = Library.compiled(
                temp.resolve("newer"),
                LIBRARY.replace("int x = 3", "long y = 4; public long x")
                        .replace("String label", "int weight; public String label")
                        .replace("int size", "double angle; public long size")
                        .replace("int count", "long count"));
    }

    private static String idOf(Marshaller<?> marshaller) {
        return SchemaId.text(Integer.reverseBytes(marshaller.schemaId()));
    }

    @Test
    void formerMessagesOfAnImportedClassAreRead() throws Exception {
        AcceptedVersions module = new AcceptedVersions(temp.resolve("points"));
        byte[] former;
        try (Loaded loaded = module.with(old).accept(POINTS).load(old)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("Points", "geo.Point");
            former = marshaller.toByteArray(loaded.object("geo.Point"));
            assertThat(HexFormat.of().formatHex(former)).isEqualTo(idOf(marshaller) + "03000000" + "01" + "016d");
            assertThat(module.lock().schemaId("geo.Point")).hasValue(marshaller.schemaId());
            // What the import only reaches has no ids.
            assertThat(module.lock().schemaIds("geo.Mark")).isEmpty();
        }
        try (Loaded loaded = module.with(newer).accept(POINTS).load(newer)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("Points", "geo.Point");
            assertThat(marshaller.fromByteArray(former)).hasToString("3 m");
            Object into = loaded.object("geo.Point");
            marshaller.readInto(into, former);
            assertThat(into).hasToString("3 m");
            byte[] today = marshaller.toByteArray(into);
            assertThat(HexFormat.of().formatHex(today)).startsWith(idOf(marshaller));
            assertThat(marshaller.sizeOf(into)).isEqualTo(today.length);
            assertThat(module.lock().schemaIds("geo.Point")).hasSize(2);
        }
    }

    @Test
    void theIdOfAFamilyIsThatOfTheRoot() throws Exception {
        AcceptedVersions module = new AcceptedVersions(temp.resolve("shapes"));
        byte[] former;
        try (Loaded loaded = module.with(old).accept(SHAPES).load(old)) {
            ChronicleMarshaller<Object> root = loaded.imported("Shapes", "geo.Shape");
            ChronicleMarshaller<Object> dot = loaded.imported("Shapes", "geo.Dot");
            former = root.toByteArray(loaded.object("geo.Dot"));
            assertThat(HexFormat.of().formatHex(former)).isEqualTo(idOf(root) + "01" + "05000000");
            // By its own marshaller, a class of the family has an id of its own.
            assertThat(HexFormat.of().formatHex(dot.toByteArray(loaded.object("geo.Dot"))))
                    .isEqualTo(idOf(dot) + "05000000");
            assertThat(dot.schemaId()).isNotEqualTo(root.schemaId());
        }
        try (Loaded loaded = module.with(newer).accept(SHAPES).load(newer)) {
            assertThat(loaded.imported("Shapes", "geo.Shape").fromByteArray(former))
                    .hasToString("dot 5");
        }
    }

    /** The mix-in of one module leaves a field out. */
    @Test
    void eachModuleHasIdsAndAHistoryOfItsOwn() throws Exception {
        AcceptedVersions first = new AcceptedVersions(temp.resolve("first"));
        AcceptedVersions second = new AcceptedVersions(temp.resolve("second"));
        String skipping =
                "@MarshalImport(value = geo.Point.class, schemaId = true) abstract class Points { @Skip geo.Mark mark; }";
        byte[] ofFirst;
        byte[] ofSecond;
        try (Loaded one = first.with(old).accept(POINTS).load(old);
                Loaded two = second.with(old).accept(skipping).load(old)) {
            ofFirst = one.imported("Points", "geo.Point").toByteArray(one.object("geo.Point"));
            ofSecond = two.imported("Points", "geo.Point").toByteArray(two.object("geo.Point"));
        }
        try (Loaded one = first.with(newer).accept(POINTS).load(newer);
                Loaded two = second.with(newer).accept(skipping).load(newer)) {
            Marshaller<Object> readsFirst = one.imported("Points", "geo.Point");
            Marshaller<Object> readsSecond = two.imported("Points", "geo.Point");
            assertThat(readsFirst.fromByteArray(ofFirst)).hasToString("3 m");
            assertThat(readsSecond.fromByteArray(ofSecond)).hasToString("3 m");
            assertThatThrownBy(() -> readsFirst.fromByteArray(ofSecond)).hasMessageEndingWith("[MARSHAL233]");
            assertThatThrownBy(() -> readsSecond.fromByteArray(ofFirst)).hasMessageEndingWith("[MARSHAL233]");
        }
    }

    @Test
    void heldObjectsHaveNoIds() throws Exception {
        AcceptedVersions module = new AcceptedVersions(temp.resolve("held"));
        String holder = "@Marshal class Holder implements HolderMarshallable { geo.Point point = new geo.Point(); }";
        AcceptedVersions without = new AcceptedVersions(temp.resolve("without"));
        try (Loaded with = module.with(old).accept(POINTS, holder).load(old);
                Loaded plain = without.with(old)
                        .compile(POINTS.replace(", schemaId = true", ""), holder)
                        .load(old)) {
            assertThat(with.hexOf("Holder")).isEqualTo(plain.hexOf("Holder"));
            assertThat(with.marshaller("Holder").schema().fingerprint())
                    .isEqualTo(plain.marshaller("Holder").schema().fingerprint());
        }
        // The size of the held class without its id is known from the class file of its marshaller, too.
        TestCompiler.Result points = module.with(old).accept(POINTS);
        TestCompiler.Result later = module.with(points.classes(), old).compile(holder);
        try (Loaded loaded = later.load(points.classes(), old)) {
            assertThat(loaded.hexOf("Holder")).isEqualTo("01" + "03000000" + "01" + "016d");
        }
    }

    @Test
    void eachBindingOfAnImportedClassHasItsOwnIds() throws Exception {
        AcceptedVersions module = new AcceptedVersions(temp.resolve("pages"));
        String pages = "@MarshalImport(value = geo.Page.class, schemaId = true) interface Pages {}";
        String holder = "@Marshal class Holder implements HolderMarshallable {"
                + " geo.Page<String> texts; geo.Page<Integer> numbers; }";
        try (Loaded former = module.with(old).accept(pages, holder).load(old);
                Loaded today = module.with(newer).accept(pages, holder).load(newer)) {
            Object page = former.object("geo.Page");
            Field first = page.getClass().getField("first");
            for (Object value : new Object[] {"a", 8}) {
                first.set(page, value);
                String name = "Page_of_" + value.getClass().getSimpleName() + "Marshaller";
                byte[] message = named(former, name).toByteArray(page);
                assertThat(named(today, name).fromByteArray(message)).hasToString(value + " 7");
                assertThat(named(today, name).schemaId())
                        .isNotEqualTo(named(former, name).schemaId());
            }
        }
    }

    @SuppressWarnings("unchecked") // of the class with this name
    private static Marshaller<Object> named(Loaded loaded, String name) {
        return (Marshaller<Object>) MarshallerRegistry.named(
                name, loaded.object("Holder").getClass().getClassLoader());
    }

    @Test
    void whatCannotHaveIdsIsReportedWhereItIsImported() {
        AcceptedVersions module = new AcceptedVersions(temp.resolve("errors"));
        TestCompiler.Result unaccepted = module.with(old).compile(POINTS);
        assertThat(unaccepted.messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL198] Point has schema ids, and its schema has not been accepted yet");
        assertThat(unaccepted.errors().get(0).getSource().getName()).endsWith("Points.java");
        String carrier = "@MarshalImport(value = geo.Shape.class, schemaId = true) interface Shapes {}";
        assertThat(module.compile(carrier).messages().get(0))
                .startsWith(
                        "[MARSHAL197] messages of Shape cannot begin with a schema id: it is abstract and no family");
    }
}
