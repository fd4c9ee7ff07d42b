package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.schema.lock.LockFile;

/** Families whose root and classes come from a jar. */
class ImportedFamiliesTest extends AgainstLibrary {

    private static final String SHAPES = """
            //- geo/Shape.java
            package geo;
            public abstract class Shape {
                public int srid;
                public Object userData;
                public static Object[] samples() {
                    Dot dot = new Dot();
                    dot.srid = 1;
                    dot.x = 2;
                    Path path = new Path();
                    path.shapes = java.util.List.of(dot);
                    Dot special = new Dot.Special();
                    return new Object[] {dot, path, special};
                }
            }
            //- geo/Dot.java
            package geo;
            public class Dot extends Shape implements Block {
                public short x;
                public static class Special extends Dot {
                    public byte more = 7;
                }
            }
            //- geo/Path.java
            package geo;
            public class Path extends Shape {
                public java.util.List<Shape> shapes;
            }
            //- geo/Block.java
            package geo;
            public interface Block {}
            //- geo/Text.java
            package geo;
            public record Text(String text) implements Block {}
            """;

    private static final String IMPORTS = """
            //- com/acme/Shapes.java
            package com.acme;
            import geo.*;
            import org.marshal4j.*;
            import org.marshal4j.MarshalImport.Subtype;
            @MarshalImport(value = Shape.class, subtypes = {
                @Subtype(value = Dot.class, id = 1),
                @Subtype(value = Path.class, id = 2),
                @Subtype(value = Dot.Special.class, id = 200)
            })
            interface Shapes {
                @Skip Object userData = null;
            }
            """;

    private static final String MAP = """
            //- com/acme/Plan.java
            package com.acme;
            import geo.*;
            import java.util.*;
            @org.marshal4j.Marshal
            public class Plan {
                public static Plan sample() {
                    Plan plan = new Plan();
                    plan.shapes = (List) List.of(Shape.samples());
                    return plan;
                }
                List<Shape> shapes;
                Shape none;
            }
            """;

    private static final String DOT = "01" + "01000000" + "0200";
    private static final String BYTES =
            "03" + DOT + "02" + "00000000" + "01" + DOT + "c801" + "00000000" + "0000" + "07" + "8000";

    ImportedFamiliesTest() {
        super(SHAPES);
    }

    @ParameterizedTest
    @EachCompiler
    void areIdentifiedByTheirNumbers(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", List.of(), MAP, IMPORTS);
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> marshaller = loaded.marshaller("com.acme.Plan");
            assertThat(Loaded.hex(marshaller, loaded.sample("com.acme.Plan"))).isEqualTo(BYTES);
            ChronicleMarshaller<Object> root = loaded.imported("com.acme.Shapes", "geo.Shape");
            assertThat(root.schema().members())
                    .containsExactly(
                            Map.entry(1, "geo.Dot"), Map.entry(2, "geo.Path"), Map.entry(200, "geo.Dot$Special"));
            byte[] bytes = marshaller.toByteArray(loaded.sample("com.acme.Plan"));
            bytes[1] = 3;
            assertThat(catchThrowable(() -> marshaller.fromByteArray(bytes)))
                    .hasMessageContaining("com.acme.Plan.shapes[0]")
                    .hasMessageContaining("3");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areFoundInClassFiles(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", List.of(), IMPORTS);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), MAP);
        try (Loaded loaded = loaded(before, after)) {
            assertThat(loaded.hexOf("com.acme.Plan")).isEqualTo(BYTES);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void mayHaveAnInterfaceAsRoot(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", List.of(), IMPORTS, """
                //- com/acme/Blocks.java
                package com.acme;
                import org.marshal4j.MarshalImport;
                @MarshalImport(value = geo.Block.class, reachableIn = "geo", subtypes = {
                    @MarshalImport.Subtype(value = geo.Dot.class, id = 5),
                    @MarshalImport.Subtype(value = geo.Text.class, id = 6)})
                interface Blocks {}
                """);
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> root = loaded.imported("com.acme.Blocks", "geo.Block");
            Object text = loaded.imported("com.acme.Blocks", "geo.Text").fromByteArray(new byte[] {1, 't'});
            assertThat(root.toByteArray(text)).containsExactly(6, 1, 't');
            assertThat(root.fromByteArray(new byte[] {6, 1, 't'})).isEqualTo(text);
        }
    }

    @Test
    void refuseClassesThatDoNotBelong() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", List.of(), """
                //- com/acme/Blocks.java
                package com.acme;
                import org.marshal4j.MarshalImport;
                import org.marshal4j.MarshalImport.Subtype;
                @MarshalImport(value = geo.Block.class, subtypes = {
                    @Subtype(value = geo.Text.class, id = 6),
                    @Subtype(value = String.class, id = 7),
                    @Subtype(value = geo.Block.class, id = 8),
                    @Subtype(value = geo.Dot.class, id = 6),
                    @Subtype(value = geo.Dot.class, id = -1)})
                interface Blocks {}
                //- com/acme/package-info.java
                @org.marshal4j.MarshalImport(value = geo.Shape.class, subtypes =
                    @org.marshal4j.MarshalImport.Subtype(value = geo.Dot.class, id = 1))
                package com.acme;
                """);
        assertThat(Library.errors(result))
                .contains(
                        "6: [MARSHAL139] java.lang.String does not belong to the family of geo.Block, which it does not"
                                + " derive from. Remove it.",
                        "7: [MARSHAL139] geo.Block is abstract, so the family of geo.Block has no objects of it. Name the"
                                + " classes that derive from it.",
                        "8: [MARSHAL139] geo.Dot has the same number in the family of geo.Block as geo.Text. Give the"
                                + " newer one another one, such as 9.",
                        "9: [MARSHAL139] geo.Dot has a negative number in the family of geo.Block. Give it another one,"
                                + " such as 9.",
                        "2: [MARSHAL139] geo.Dot cannot be named as a subtype by a package or by a type with @Marshal."
                                + " Import the family on a type of its own.");
    }

    /** The lock file contains the type ids of the family. */
    @Test
    void areLocked() throws Exception {
        Path lock = temp.resolve("marshal4j.lock");
        TestCompiler.Result first = compile(TestCompiler.JAVAC, "first", List.of(), IMPORTS);
        try (Loaded loaded = loaded(first)) {
            LockFile file = LockFile.empty()
                    .accept(List.of(
                            loaded.imported("com.acme.Shapes", "geo.Shape").schema(),
                            loaded.imported("com.acme.Shapes", "geo.Dot").schema()));
            Files.writeString(lock, file.text());
        }
        List<String> options = List.of("-Amarshal4j.lock=" + lock);
        assertThat(compile(TestCompiler.JAVAC, "same", List.of(), options, IMPORTS)
                        .messages())
                .isEmpty();
        TestCompiler.Result changed =
                compile(TestCompiler.JAVAC, "changed", List.of(), options, IMPORTS.replace("id = 2)", "id = 3)"));
        assertThat(changed.messages()).isNotEmpty().allMatch(message -> message.contains("[MARSHAL150]"));
    }
}
